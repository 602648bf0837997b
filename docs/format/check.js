// Reads all packets of the vectors with godot-variant.ksy, and compares the values.
//
//   npm install kaitai-struct-compiler@0.11.0 kaitai-struct@0.11.0 js-yaml@4.1.0
//   node check.js VECTORS
//
// With a further folder, also writes what it read there, to compare readers in other languages.
'use strict';

const fs = require('fs');
const path = require('path');
const vm = require('vm');
const {load, description, generate} = require('./generate.js');

const KaitaiStream = load('kaitai-struct/KaitaiStream');

const FILES = {
  'godot-2.x.jsonl': 2,
  'godot-3.2.3.jsonl': 3,
  'godot-4.4.jsonl': 4,
  'godot-4.4-double.jsonl': 4
};

async function compile() {
  const files = await generate('javascript');
  const module = {exports: {}};
  vm.runInThisContext(`(function (exports, require, module) {${files['GodotVariant.js']}\n})`)(
    module.exports, load, module);
  return module.exports.GodotVariant || module.exports;
}

// As numbers of JavaScript, integers of 64 bits would be rounded.
for (const type of ['S8le', 'U8le']) {
  KaitaiStream.prototype['read' + type] = function () {
    const view = new DataView(this.buffer, this.byteOffset + this.pos, 8);
    this.pos += 8;
    return type === 'S8le' ? view.getBigInt64(0, true) : view.getBigUint64(0, true);
  };
}

const bits = number => {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, Number.isNaN(number) ? NaN : number);
  return view.getBigUint64(0).toString(16).padStart(16, '0');
};

// JavaScript does not keep the bits of a NaN.
const usualNaN = digits => bits(parseBits(digits));
const parseBits = digits => {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt('0x' + digits.padEnd(16, '0')));
  return digits.length === 8 ? view.getFloat32(0) : view.getFloat64(0);
};
const utf8 = text => Buffer.from(text.value, 'utf8').toString('hex');
const lower = name => name.toLowerCase().replace(/_/g, '');

// Returns the numbers of a vector, a matrix or a color, in the order of the packet.
function components(part) {
  if (typeof part === 'number' || typeof part === 'bigint') {
    return [part];
  }
  if (Array.isArray(part)) {
    return part.flatMap(components);
  }
  return Object.keys(part)
    .filter(name => !name.startsWith('_') && name !== 'isDouble')
    .flatMap(name => components(part[name]));
}

// Vectors list a basis by columns, and packets have it by rows.
function scripted(kind, numbers) {
  if (kind !== 'basis' && kind !== 'transform3d') {
    return numbers;
  }
  const columns = [0, 3, 6, 1, 4, 7, 2, 5, 8].map(i => numbers[i]);
  return columns.concat(numbers.slice(9));
}

function check(kinds, node, expected, where) {
  const kind = lower(kinds[node.kind]).replace(/^type/, '');
  const fail = what => {
    throw new Error(`${where}: ${what}, expected ${JSON.stringify(expected).slice(0, 200)}`);
  };
  const same = (found, wanted) => {
    if (JSON.stringify(found) !== JSON.stringify(wanted)) {
      fail(`found ${JSON.stringify(found).slice(0, 200)}`);
    }
  };
  if (kind !== lower(expected.type)) {
    fail(`found the type ${kind}`);
  }
  const body = node.body;
  if (expected.elements) {
    same(body.elements.length, expected.elements.length);
    expected.elements.forEach((e, i) => check(kinds, body.elements[i], e, `${where}[${i}]`));
  } else if (expected.entries) {
    same(body.entries.length, expected.entries.length);
    expected.entries.forEach((entry, i) => {
      const [key, value] = Array.isArray(entry) ? entry : [entry.key, entry.value];
      check(kinds, body.entries[i].key, key, `${where}.key ${i}`);
      check(kinds, body.entries[i].value, value, `${where}.value ${i}`);
    });
  } else if (kind === 'bool') {
    same(body.value, expected.value);
  } else if (kind === 'int') {
    same(String(body.value), expected.value);
  } else if (kind === 'rid') {
    same(String(body.id === undefined ? 0 : body.id), expected.id);
  } else if (kind === 'packedstringarray') {
    same(body.elements.map(utf8), expected.utf8);
  } else if (expected.utf8 !== undefined) {
    same(utf8(body), expected.utf8);
  } else if (kind === 'packedbytearray') {
    same(Buffer.from(body.bytes).toString('hex'), expected.hex);
  } else if (expected.values) {
    same(components(kind.startsWith('packed') ? body.elements : body).map(String), expected.values);
  } else if (expected.bits || expected.bits32) {
    const numbers = kind.startsWith('packed')
      ? components(body.elements)
      : scripted(kind, components(body));
    same(numbers.map(bits), [expected.bits || expected.bits32].flat(2).map(usualNaN));
  } else if (kind === 'nodepath') {
    same(body.isAbsolute, expected.absolute);
    same(body.names.map(text => text.value), expected.names);
    same(body.subnames.map(text => text.value), expected.subnames);
  }
}

// The fields of each type in the order of the packet; fields with a float end with ":f".
function fieldsOfTypes() {
  const types = {GodotVariant: description(), ...description().types};
  return new Map(Object.entries(types).map(([name, type]) => [
    lower(name),
    type.seq.map(field => {
      const cases = field.type && field.type.cases;
      const isFloat = /^f[48]$/.test(cases ? cases[true] : field.type);
      return field.id + (isFloat ? ':f' : '');
    })
  ]));
}

const camel = name => name.replace(/_(.)/g, (_, letter) => letter.toUpperCase());

// Returns everything that was read, as one text that does not depend on the language.
function leaves(fields, value, isFloat) {
  if (value === undefined) {
    return '-';
  } else if (isFloat) {
    return Number.isNaN(value) ? 'nan' : bits(value);
  } else if (typeof value === 'number' || typeof value === 'bigint') {
    return BigInt.asUintN(64, BigInt(value)).toString(16);
  } else if (typeof value === 'string') {
    return `"${Buffer.from(value, 'utf8').toString('hex')}"`;
  } else if (value instanceof Uint8Array) {
    return `<${Buffer.from(value).toString('hex')}>`;
  } else if (Array.isArray(value)) {
    return `[${value.map(element => leaves(fields, element, false)).join(' ')}]`;
  }
  const of = fields.get(lower(value.constructor.name)).map(field => {
    const [id, mark] = field.split(':');
    return leaves(fields, value[camel(id)], mark === 'f');
  });
  return `(${of.join(' ')})`;
}

async function main(folder, output) {
  const GodotVariant = await compile();
  const fields = fieldsOfTypes();
  const packets = [];
  const found = [];
  for (const [file, generation] of Object.entries(FILES)) {
    const lines = fs.readFileSync(path.join(folder, file), 'utf8').trim().split('\n');
    lines.forEach((line, i) => {
      const where = `${file}:${i + 1}`;
      const vector = JSON.parse(line);
      const bytes = Uint8Array.from(Buffer.from(vector.hex, 'hex'));
      const stream = new KaitaiStream(bytes.buffer);
      let node;
      try {
        node = new GodotVariant(stream, null, null, generation);
      } catch (e) {
        throw new Error(`${where}: ${e.message}`);
      }
      if (!stream.isEof()) {
        throw new Error(`${where}: ${bytes.length - stream.pos} bytes are left`);
      }
      if (vector.value) {
        check(GodotVariant.Kind, node, vector.value, where);
      }
      packets.push(`${generation} ${vector.hex}`);
      found.push(leaves(fields, node, false));
    });
  }
  if (output) {
    const write = (name, lines) =>
      fs.writeFileSync(path.join(output, name), lines.join('\n') + '\n');
    write('packets.txt', packets);
    write('javascript.txt', found);
    write('fields.txt', [...fields].map(([type, of]) => [type, ...of].join(' ')));
  }
  console.log(`${packets.length} packets were read and compared.`);
}

main(process.argv[2], process.argv[3]).catch(e => {
  console.error(e.message);
  process.exit(1);
});
