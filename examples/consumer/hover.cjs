// What an editor shows over a call: the operation's summary, its permission and its refusals.
const ts = require(process.argv[2]);

const file = `${__dirname}/ten-calls.ts`;
const host = {
  ...ts.sys,
  useCaseSensitiveFileNames: () => true,
  getCompilationSettings: () => ({
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    types: [],
  }),
  getScriptFileNames: () => [file],
  getScriptVersion: () => "1",
  getScriptSnapshot: (name) => (ts.sys.fileExists(name) ? ts.ScriptSnapshot.fromString(ts.sys.readFile(name)) : undefined),
  getDefaultLibFileName: ts.getDefaultLibFilePath,
};
const at = ts.sys.readFile(file).indexOf("getCoupon(");
const { documentation = [] } = ts.createLanguageService(host).getQuickInfoAtPosition(file, at) ?? {};
const text = documentation.map((part) => part.text).join("");
for (const word of ["coupon", "Permission: merchant:coupon:info", "NotFoundError"])
  if (!text.includes(word)) throw new Error(`The hover of getCoupon lacks ${word}:\n${text}`);
console.log(text.split("\n")[0]);
