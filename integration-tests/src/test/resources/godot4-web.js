// Runs a script of a Godot 4 project on the engine's web build, in Node.js instead of a browser.
//
//   GODOT4_WEB=FOLDER node godot4-web.js --path PROJECT -- ARGUMENT…
//   GODOT4_WEB=FOLDER node godot4-web.js --version
//
// FOLDER contains index.js and index.wasm, like an export for the web. The engine runs the
// project's main scene. It has its own file system, into which the project's files are copied. A
// file that the scene passes to storeFile is written to PROJECT.
const fs = require('fs');
const path = require('path');
const v8 = require('v8');

// Each run is over before optimizing and validating all 37 MB of the engine pays for itself.
v8.setFlagsFromString('--liftoff-only');
v8.setFlagsFromString('--wasm-lazy-validation');

const web = process.env.GODOT4_WEB ?? '.';
const [option, project, ...task] = process.argv.slice(2);

// Node.js loads its WebSocket when it is first used, and needs its own version for that.
try {
  new WebSocket('');
} catch {
  // An empty address is refused, and older versions have no WebSocket.
}

// The build refuses Node.js and requires a browser. In headless mode, these stubs are enough for
// it.
Object.defineProperty(process, 'versions', { value: {} });
globalThis.window = globalThis;
globalThis.document = {};
globalThis.navigator ??= { userAgent: '' };

globalThis.storeFile = (name, base64) =>
  fs.writeFileSync(path.join(project, name), Buffer.from(base64, 'base64'));

async function run() {
  const load = new Function(fs.readFileSync(path.join(web, 'index.js'), 'utf8') + ';return Godot');
  const engine = await load()({
    wasmBinary: fs.readFileSync(path.join(web, 'index.wasm')),
    print: (...words) => console.log(...words),
    printErr: (...words) => console.error(...words),
  });
  await engine.initFS([]);
  engine.initConfig({
    canvas: { width: 0, height: 0, style: {} },
    canvasResizePolicy: 0,
    onExit: code => process.exit(code),
  });
  if (option === '--version') {
    engine.callMain(['--headless', option]);
    return;
  }
  for (const file of fs.readdirSync(project, { recursive: true })) {
    if (fs.statSync(path.join(project, file)).isFile()) {
      engine.copyToFS('/' + file, fs.readFileSync(path.join(project, file)));
    }
  }
  engine.callMain(['--headless', ...task]);
}

run().catch(error => {
  console.error(error.message);
  process.exit(1);
});
