// Generates a reader from godot-variant.ksy.
//
//   npm install kaitai-struct-compiler@0.11.0 js-yaml@4.1.0
//   node generate.js LANGUAGE FOLDER
'use strict';

const fs = require('fs');
const path = require('path');
const {createRequire} = require('module');

// The packages are beside this file, or in the folder of the caller.
const load = createRequire(path.join(process.env.FORMAT_KIT_PACKAGES || process.cwd(), 'here.js'));

const description = () =>
  load('js-yaml').load(fs.readFileSync(path.join(__dirname, 'godot-variant.ksy'), 'utf8'));

// Returns the texts of the generated files, by their names.
async function generate(language) {
  const compiler = load('kaitai-struct-compiler');
  // Since 0.11, the package exports an object instead of a class.
  const object = typeof compiler === 'function' ? new compiler() : compiler;
  return object.compile(language, description(), null, false);
}

async function main(language, folder) {
  fs.mkdirSync(folder, {recursive: true});
  for (const [name, text] of Object.entries(await generate(language))) {
    fs.writeFileSync(path.join(folder, path.basename(name)), text);
  }
}

module.exports = {load, description, generate};
if (require.main === module) {
  main(process.argv[2], process.argv[3]).catch(e => {
    console.error(e);
    process.exit(1);
  });
}
