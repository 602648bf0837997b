import java.util.zip.ZipFile

List<String> whole = new File(basedir, 'target/whole.txt').readLines()
List<String> shrunk = new File(basedir, 'target/shrunk.txt').readLines()

assert whole.size() == 15
assert shrunk == whole

List<String> classes = new ZipFile(new File(basedir, 'target/shrunk.jar')).entries()*.name
assert classes.contains('shop/game/Game.class')
assert !classes.any { it.contains('VariantSerializer') }
