// Runs a script of a Godot 4 project on the engine's web build, in Node.js instead of a browser.
//
//   GODOT4_WEB=FOLDER node godot4-web.js --path PROJECT -s SCRIPT ARGUMENT…
//
// FOLDER holds index.js and index.wasm, as an export for the web does. The project's main scene
// runs SCRIPT. The engine has a file system of its own: the project's files are copied into it,
// and what the scene gives back by storeFile is written to PROJECT.
const fs = require('fs');
const path = require('path');

const web = process.env.GODOT4_WEB ?? '.';
const [, project, , ...task] = process.argv.slice(2);

// The build refuses Node.js and looks for a browser; headless, it needs next to nothing of one.
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
  for (const file of fs.readdirSync(project, { recursive: true })) {
    if (fs.statSync(path.join(project, file)).isFile()) {
      engine.copyToFS('/' + file, fs.readFileSync(path.join(project, file)));
    }
  }
  engine.callMain(['--headless', '--', ...task]);
}

run().catch(error => {
  console.error(error.message);
  process.exit(1);
});
