package io.variantmapper.tools;

import io.variantmapper.schema.Schema;
import io.variantmapper.tools.input.InputException;
import io.variantmapper.tools.schema.Schemas;
import io.variantmapper.tools.script.JavaInterface;
import io.variantmapper.tools.script.NodeDifferences;
import io.variantmapper.tools.script.NodeScript;
import io.variantmapper.tools.script.ScriptFiles;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import javax.lang.model.SourceVersion;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "rpc",
    description = "Prints the functions with @rpc of a script in Godot 4 as a Java interface, or"
        + " compares them with the schema of a node. The exit code is 1 if they differ.")
final class RpcCommand implements Callable<Integer> {
  @Spec
  private CommandSpec spec;

  @Parameters(
      arity = "1..*",
      paramLabel = "SCRIPT",
      description =
          "the script of a node. With --schema, only the first one is compared; the others"
              + " are scripts that it extends")
  private List<Path> scripts = List.of();

  @Option(
      names = "--schema",
      paramLabel = "CLASSES",
      description = "the folder of the compiled classes, with the schemas in it; needs --node")
  private @Nullable Path classes;

  @Option(
      names = "--node",
      paramLabel = "NAME",
      description = "the Java name of the interface that describes the node; needs --schema")
  private @Nullable String node;

  @Option(
      names = "--package",
      paramLabel = "PACKAGE",
      defaultValue = "",
      description = "the package of the printed interface")
  private String packageName = "";

  @Override
  public Integer call() {
    ScriptFiles files = new ScriptFiles(scripts);
    if (!packageName.isEmpty() && !SourceVersion.isName(packageName)) {
      throw new InputException(packageName + " is not the name of a package, such as game.server");
    } else if (classes == null && node == null) {
      return print(scripts.stream().map(file -> read(files, file)).toList());
    } else if (classes == null || node == null) {
      throw new InputException("--schema and --node belong together: give both.");
    }
    Schemas schemas = Schemas.load(classes);
    if (!(schemas.get(node) instanceof Schema.Node schema)) {
      throw new InputException(
          node + " is a type of packets. Give the name of an interface with @VariantNode.");
    }
    Collection<String> differences =
        NodeDifferences.between(read(files, scripts.get(0)), schema, schemas);
    differences.forEach(spec.commandLine().getOut()::println);
    if (differences.isEmpty()) {
      spec.commandLine().getErr().println("no differences from " + node);
    }
    return differences.isEmpty() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
  }

  private NodeScript read(ScriptFiles files, Path file) {
    NodeScript script = files.read(file);
    spec.commandLine().getErr().println(script.description());
    script.notes().forEach(spec.commandLine().getErr()::println);
    return script;
  }

  /** Prints the scripts that have functions with {@code @rpc}. */
  private int print(List<NodeScript> all) {
    List<NodeScript> nodes = all.stream().filter(script -> !script.isEmpty()).toList();
    nodes.forEach(this::print);
    if (nodes.isEmpty()) {
      spec.commandLine()
          .getErr()
          .println("no function has @rpc, so there is no interface to print");
    }
    return nodes.isEmpty() ? CommandLine.ExitCode.SOFTWARE : CommandLine.ExitCode.OK;
  }

  private void print(NodeScript script) {
    JavaInterface type = new JavaInterface(script);
    List<String> lines = type.lines(packageName);
    if (scripts.size() > 1) {
      spec.commandLine().getOut().println("// " + type.name() + ".java");
    }
    lines.forEach(spec.commandLine().getOut()::println);
  }
}
