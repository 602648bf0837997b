#!/usr/bin/env bash
# Guess: picocli's annotation processor accepts each option that picocli accepts at run time.
# Seen: "only boolean options can be negatable" for a Boolean with @Nullable of JSpecify. The
# processor compares the type as text, and javac's text contains annotations of the type. Without
# the processor, or without the annotation, the same class compiles, and --no-frames works.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

for artifact in info.picocli:picocli:4.7.7 info.picocli:picocli-codegen:4.7.7 \
  org.jspecify:jspecify:1.0.0; do
  mvn -q org.apache.maven.plugins:maven-dependency-plugin:3.9.0:copy \
    -Dartifact="$artifact" -DoutputDirectory="$folder/lib"
done

cat > Options.java << 'JAVA'
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

@CommandLine.Command
public class Options implements Runnable {
  @CommandLine.Option(names = "--frames", negatable = true)
  @Nullable Boolean framed;

  @Override
  public void run() {
    System.out.println("framed: " + framed);
  }

  public static void main(String[] args) {
    new CommandLine(new Options()).execute(args);
  }
}
JAVA

java -version 2>&1 | head -1
echo "picocli 4.7.7, jspecify 1.0.0"
javac -proc:none -cp 'lib/*' -d classes Options.java
run_time=$(java -cp 'lib/*:classes' Options --no-frames)
echo "At run time: $run_time"
processor=$(javac -cp 'lib/*' -d classes Options.java 2>&1 || true)
echo "With the processor: $(grep -m 1 negatable <<< "$processor")"
sed -i 's/@Nullable Boolean/Boolean/' Options.java
javac -cp 'lib/*' -d classes Options.java
echo "With the processor, without @Nullable: compiles"

[ "$run_time" = "framed: false" ]
grep -q "only boolean options can be negatable" <<< "$processor"
