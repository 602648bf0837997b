import java.nio.file.Files
import java.nio.file.Path
import java.util.concurrent.TimeUnit
import java.util.jar.JarOutputStream
import java.util.zip.ZipEntry
import java.util.zip.ZipFile

// Runs the Gradle builds and tasks of the documents. Gradle expects a folder with a jar for each of
// its modules and libraries. Here, most of these jars are links to the one jar that has all classes.

Path home = basedir.toPath().resolve('target/gradle')
Path lib = home.resolve('lib')
Path all = lib.resolve('gradle-api-8.5.jar')
Files.createDirectories(lib.resolve('plugins'))

void link(Path jar, Path target) {
  if (!Files.exists(jar)) {
    Files.createSymbolicLink(jar, target)
  }
}

new ZipFile(all.toFile()).withCloseable { zip ->
  zip.entries().findAll { it.name ==~ /gradle-.*-classpath\.properties/ }.each { entry ->
    link(lib.resolve(entry.name.replace('-classpath.properties', '-8.5.jar')), all)
    Properties module = new Properties()
    module.load(zip.getInputStream(entry))
    module.getProperty('runtime', '').split(',').findAll { it }.each { link(lib.resolve(it), all) }
  }
}

// The jar of Gradle lacks the module of the compiler. Gradle only needs this module if it calls the
// compiler inside its own process.
Path compiler = lib.resolve('gradle-java-compiler-plugin-8.5.jar')
new JarOutputStream(Files.newOutputStream(compiler)).withCloseable {
  it.putNextEntry(new ZipEntry('gradle-java-compiler-plugin-classpath.properties'))
  it << 'projects=\nruntime=\n'
}

// All jars come from the repository of this build.
File init = new File(basedir, 'target/init.gradle')
init.text = """
  allprojects {
    repositories.configureEach { url = uri('${localRepositoryPath.toURI()}') }
    tasks.withType(JavaCompile).configureEach {
      options.fork = true
      options.forkOptions.executable = '${System.getProperty('java.home')}/bin/javac'
    }
  }
"""

List<String> java = [System.getProperty('java.home') + '/bin/java']
// With exactly these options, Gradle does not start a second process.
java.addAll('-Xms256m', '-Xmx512m', '-XX:MaxMetaspaceSize=384m', '-XX:+HeapDumpOnOutOfMemoryError')
java.addAll('-Dfile.encoding=UTF-8', '-Dorg.gradle.internal.instrumentation.agent=false')
['java.base/java.util', 'java.base/java.lang', 'java.base/java.lang.invoke',
  'java.prefs/java.util.prefs', 'java.base/java.nio.charset', 'java.base/java.net',
  'java.base/java.util.concurrent.atomic', 'java.xml/javax.xml.namespace'].each {
    java.add('--add-opens=' + it + '=ALL-UNNAMED')
  }
String jars = Files.list(lib).findAll { Files.isRegularFile(it) && it != compiler }.join(File.pathSeparator)

String run(List<String> java, String jars, File project, File init, String... tasks) {
  List<String> command = java + ['-cp', jars, 'org.gradle.launcher.Main', '--no-daemon', '--offline',
    '--console=plain', '-g', new File(project.parentFile, 'gradle-user').path, '-I', init.path]
  File log = new File(project, 'gradle.log')
  Process process = new ProcessBuilder(command + tasks.toList())
    .directory(project).redirectErrorStream(true).redirectOutput(log).start()
  boolean ended = process.waitFor(5, TimeUnit.MINUTES)
  process.destroyForcibly()
  assert ended && process.exitValue() == 0 : log.text
  return log.text
}

File root = new File(basedir, '../../../../..').canonicalFile

String snippet(File root, String page, String start) {
  return (new File(root, page).text =~ /(?s)```groovy\n(${start}.*?)```/)[0][1]
}

String options = "tasks.withType(JavaCompile).configureEach { options.compilerArgs += "
options += "['-Avariant.gdscript=4', '-Avariant.schema=true'] }\n"
String plugin = options + snippet(root, 'docs/maven-plugin.md', 'configurations')
['README.md': plugin, 'docs/first-packet.md': ''].eachWithIndex { page, more, i ->
  File project = new File(basedir, "target/project-${i}")
  File sources = new File(project, 'src/main/java')
  sources.mkdirs()
  new File(project, 'settings.gradle').text = "rootProject.name = 'game'\n"
  new File(project, 'build.gradle').text = """
    plugins { id 'application' }
    ${snippet(root, page, 'repositories')}
    application { mainClass = 'Game' }
    ${more}
  """
  new File(sources, 'Game.java').text = '''
    import io.variantmapper.annotations.VariantDictionary;

    public final class Game {
      @VariantDictionary
      record Player(String name, int hp) {}

      public static void main(String... arguments) {
        var serializer = Game_PlayerVariantSerializer.INSTANCE;
        System.out.println(serializer.decode(serializer.encode(new Player("Ada", 7))));
      }
    }
  '''
  new File(project, 'wire-lock').mkdirs()
  String[] tasks = more ? ['run', 'godotClasses', 'checkLock'] : ['run']
  assert run(java, jars, project, init, tasks).contains('Player[name=Ada, hp=7]')
  assert !more || new File(project, 'client/variantmapper/game_player.gd').exists()
}
return true
