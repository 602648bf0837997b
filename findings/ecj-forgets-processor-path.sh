#!/usr/bin/env bash
# Guess: Eclipse's compiler accepts -processorpath and -classpath in any order, as javac does.
# Seen: a -classpath after -processorpath makes it forget the processor path. No processor runs, there
# is no message, and the exit code is 0.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
"$root/mvnw" -q -f "$root/pom.xml" -N org.apache.maven.plugins:maven-dependency-plugin:3.9.0:copy \
  -Dartifact=org.eclipse.jdt:ecj:3.46.100 -DoutputDirectory="$folder"

cat > Greeting.java << 'JAVA'
import java.util.Set;
import javax.annotation.processing.*;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;

@SupportedAnnotationTypes("*")
public class Greeting extends AbstractProcessor {
  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latest();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    if (round.processingOver()) {
      processingEnv.getMessager().printMessage(Diagnostic.Kind.WARNING, "The processor runs.");
    }
    return false;
  }
}
JAVA
mkdir -p processor/META-INF/services library
javac -proc:none -d processor Greeting.java
echo Greeting > processor/META-INF/services/javax.annotation.processing.Processor
echo 'class Empty {}' > Empty.java

runs() {
  if "$@" -d out Empty.java 2>&1 | grep -q 'The processor runs.'; then echo yes; else echo no; fi
}

ecj=(java -jar ecj-3.46.100.jar -17)
output=$("${ecj[@]}" -version
echo "javac, -classpath last: $(runs javac -processorpath processor -classpath library)"
echo "ecj, -classpath first: $(runs "${ecj[@]}" -classpath library -processorpath processor)"
echo "ecj, -classpath last: $(runs "${ecj[@]}" -processorpath processor -classpath library)"
"${ecj[@]}" -processorpath processor -classpath library -d out Empty.java
echo "ecj, exit code: $?")
echo "$output"
diff <(grep ': ' <<< "$output" | tail -4) - << 'SEEN'
javac, -classpath last: yes
ecj, -classpath first: yes
ecj, -classpath last: no
ecj, exit code: 0
SEEN
