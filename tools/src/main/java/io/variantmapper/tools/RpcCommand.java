package io.variantmapper.tools;

import io.variantmapper.schema.Schema;
import io.variantmapper.tools.input.InputException;
import io.variantmapper.tools.schema.Schemas;
import io.variantmapper.tools.script.JavaInterface;
import io.variantmapper.tools.script.NodeDifferences;
import io.variantmapper.tools.script.NodeScript;
import io.variantmapper.tools.script.ScriptFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
      description = "the script of a node. With --schema, the first one is compared with the first"
          + " --node, and so on; the others are scripts that these extend")
  private List<Path> scripts = List.of();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FOLDER",
      description = "the source folder in which each interface becomes a file; without it, the"
          + " interfaces are printed")
  private @Nullable Path output;

  @Option(
      names = "--schema",
      paramLabel = "CLASSES",
      description = "the folder of the compiled classes, with the schemas in it; needs --node")
  private @Nullable Path classes;

  @Option(
      names = "--node",
      paramLabel = "NAME",
      description = "the Java name of the interface that describes the node of a script; needs"
          + " --schema. Repeat it for several scripts")
  private List<String> nodes = List.of();

  @Option(
      names = "--package",
      paramLabel = "PACKAGE",
      defaultValue = "",
      description = "the package of the printed interface")
  private String packageName = "";

  @Override
  public Integer call() throws IOException {
    ScriptFiles files = new ScriptFiles(scripts);
    if (!packageName.isEmpty() && !SourceVersion.isName(packageName)) {
      throw new InputException(packageName + " is not the name of a package, such as game.server");
    } else if (classes == null && nodes.isEmpty()) {
      return describe(files);
    } else if (classes == null || nodes.isEmpty()) {
      throw new InputException("--schema and --node belong together: give both.");
    } else if (output != null) {
      throw new InputException("--output is for new interfaces. Omit it to compare scripts.");
    } else if (nodes.size() > scripts.size()) {
      throw new InputException("There are more nodes (" + nodes.size() + ") than scripts ("
          + scripts.size() + "). Name the script of each node, in the same order.");
    }
    return compare(files, Schemas.load(classes));
  }

  private NodeScript read(ScriptFiles files, Path file) {
    NodeScript script = files.read(file);
    spec.commandLine().getErr().println(script.description());
    script.notes().forEach(spec.commandLine().getErr()::println);
    return script;
  }

  /** Compares the script with each node, and returns the exit code. */
  private int compare(ScriptFiles files, Schemas schemas) {
    List<Schema.Node> described =
        nodes.stream().map(name -> node(schemas, name)).toList();
    int exitCode = CommandLine.ExitCode.OK;
    for (int i = 0; i < described.size(); i++) {
      Collection<String> differences =
          NodeDifferences.between(read(files, scripts.get(i)), described.get(i), schemas);
      differences.forEach(spec.commandLine().getOut()::println);
      if (differences.isEmpty()) {
        spec.commandLine().getErr().println("no differences from " + nodes.get(i));
      } else {
        exitCode = CommandLine.ExitCode.SOFTWARE;
      }
    }
    return exitCode;
  }

  private static Schema.Node node(Schemas schemas, String name) {
    if (schemas.get(name) instanceof Schema.Node node) {
      return node;
    }
    throw new InputException(
        name + " is a type of packets. Give the name of an interface with @VariantNode.");
  }

  /** Prints or writes the interfaces of the scripts that have functions with {@code @rpc}. */
  private int describe(ScriptFiles files) throws IOException {
    List<JavaInterface> interfaces = scripts.stream()
        .map(file -> read(files, file))
        .filter(script -> !script.isEmpty())
        .map(JavaInterface::new)
        .toList();
    if (interfaces.isEmpty()) {
      spec.commandLine()
          .getErr()
          .println("no function has @rpc, so there is no interface to print");
      return CommandLine.ExitCode.SOFTWARE;
    }
    if (output == null) {
      interfaces.forEach(this::print);
    } else {
      write(interfaces, output.resolve(packageName.replace('.', '/')));
    }
    return CommandLine.ExitCode.OK;
  }

  private void print(JavaInterface type) {
    if (scripts.size() > 1) {
      spec.commandLine().getOut().println("// " + type.name() + ".java");
    }
    type.lines(packageName).forEach(spec.commandLine().getOut()::println);
  }

  /** Writes no file if a file exists, because the user may have changed it. */
  private void write(List<JavaInterface> interfaces, Path folder) throws IOException {
    Map<Path, JavaInterface> files = new LinkedHashMap<>();
    for (JavaInterface type : interfaces) {
      Path file = folder.resolve(type.name() + ".java");
      if (files.put(file, type) != null) {
        throw new InputException("Two scripts would become " + file
            + ". Give one of them another class_name, or write it to another folder.");
      } else if (Files.exists(file)) {
        throw new InputException(file + " exists already, and is not replaced. Use --schema and"
            + " --node to compare it with the script, or delete it.");
      }
    }
    Files.createDirectories(folder);
    for (Map.Entry<Path, JavaInterface> file : files.entrySet()) {
      Files.write(file.getKey(), file.getValue().lines(packageName));
      spec.commandLine().getOut().println(file.getKey());
    }
  }
}
