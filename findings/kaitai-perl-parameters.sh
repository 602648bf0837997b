#!/usr/bin/env bash
# Guess: if a back end of Kaitai Struct can't translate a part of a format, the compiler says so.
# Seen: for Perl, 0.11.0 writes a class that ignores the parameters of a type. The class is valid
# Perl, reads the parameter as undef, and so takes wrong branches. For Nim, the compiler ends with a
# NotImplementedError for each "valid" with an expression.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent kaitai-struct-compiler@0.11.0 js-yaml@4.1.0 > /dev/null

cat > compile.js << 'JS'
const {inspect} = require('util');
const compiler = require('kaitai-struct-compiler');
const format = {
  meta: {id: 'scaled', endian: 'le'},
  params: [{id: 'size', type: 'u1'}],
  seq: [{id: 'first', type: 'u1'}, {id: 'bytes', size: 'size'}]
};
const checked = {meta: {id: 'checked'}, seq: [{id: 'first', type: 'u1', valid: {expr: '_ < 4'}}]};

async function main() {
  console.log('kaitai-struct-compiler', compiler.version);
  const perl = (await compiler.compile('perl', format, null, false))['Scaled.pm'];
  const python = (await compiler.compile('python', format, null, false))['scaled.py'];
  console.log('Perl:  ', perl.match(/sub new \{\n.*\n/)[0].replace(/\s+/g, ' '));
  console.log('Python:', python.match(/def __init__.*/)[0]);
  console.log('Perl reads the parameter:', perl.includes('$self->size()'));
  console.log('Perl sets the parameter:', /\$self->\{size\} = /.test(perl));
  const nim = await compiler.compile('nim', checked, null, false).catch(e => e);
  console.log('Nim, valid:', /NotImplementedError/.test(inspect(nim, {depth: 4})) ? 'not implemented' : 'ok');
}
main();
JS
output=$(node compile.js)
echo "$output"
grep -qx "Perl reads the parameter: true" <<< "$output"
grep -qx "Perl sets the parameter: false" <<< "$output"
grep -q "^Python: def __init__(self, size, " <<< "$output"
grep -qx "Nim, valid: not implemented" <<< "$output"
