import java.util.zip.ZipFile

List<String> whole = new File(basedir, 'target/whole.txt').readLines()
List<String> shrunk = new File(basedir, 'target/shrunk.txt').readLines()

String name = '04000000' + '04000000' + '6e616d65' + '04000000' + '03000000' + '41646100'
String hp = '04000000' + '02000000' + '68700000' + '02000000'
assert whole[0] == '1b000000' + '02000000' + name + hp + '64000000'
assert whole.size() == 15
assert shrunk == whole

List<String> classes = new ZipFile(new File(basedir, 'target/shrunk.jar')).entries()*.name
assert classes.contains('shop/game/Game.class')
assert !classes.any { it.contains('variantmapper') || it.contains('VariantSerializer') }

// The largest compressed size that the runtime's classes may have in the shrunk jar. The limit is
// 1 % above 97,586 bytes, the size on 2026-11-30.
int maxAdded = 98_561
Map<String, String> names = new File(basedir, 'target/mapping.txt').readLines()
    .findAll { it =~ /^io\.variantmapper\.runtime\..* -> .*:$/ }
    .collectEntries { it.replace(':', '').split(' -> ').toList() }
Set<String> ours = names.values().collect { it.replace('.', '/') + '.class' } as Set
long added = new ZipFile(new File(basedir, 'target/shrunk.jar')).entries()
    .findAll { it.name in ours }
    .sum { it.compressedSize }
println "The runtime adds ${added} bytes after shrinking."
assert added > 40_000 && added <= maxAdded
