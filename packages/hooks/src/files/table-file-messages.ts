import { catalogue } from "../texts/catalogue";

/** The texts of choosing a table file, and why a file is not read; `name` is the file's, the other parameters are its limits. */
export const tableFileText = catalogue("tableFile", {
  drop: { zh: "把文件拖到这里，或", en: "Drop a file here, or" },
  choose: { zh: "选择文件", en: "Choose a file" },
  over: { zh: "松开鼠标，读取文件", en: "Let go to read the file" },
  limits: {
    zh: "支持 xlsx、xls、csv；最大 {{size}}，最多 {{rows}} 行、{{columns}} 列",
    en: "xlsx, xls or csv; up to {{size}}, {{rows}} rows and {{columns}} columns",
  },
  source: {
    label: { zh: "文件的读取方式", en: "How the file is read" },
    sheet: { zh: "工作表", en: "Sheet" },
    encoding: { zh: "文字编码", en: "Encoding" },
    hidden: { zh: "{{count}} 行被筛选隐藏，未读取", en: "{{count}} hidden {{count|row|rows}} not read" },
    readHidden: { zh: "读取", en: "Read" },
    hiddenRead: { zh: "已读取隐藏的 {{count}} 行", en: "{{count}} hidden {{count|row|rows}} read" },
    leaveHidden: { zh: "不读取", en: "Leave out" },
    above: {
      zh: "列名在第 {{row}} 行，上面 {{count}} 行未读取",
      en: "Headings in row {{row}}; {{count}} {{count|row|rows}} above not read",
    },
  },
  doubt: {
    ask: {
      zh: "无法确定“{{name}}”的文字编码，请选择文字显示正确的一项",
      en: "The encoding of “{{name}}” is not sure. Choose the one that reads right.",
    },
    use: { zh: "使用 {{encoding}}", en: "Use {{encoding}}" },
    preview: { zh: "{{encoding}} 的前几行", en: "First rows in {{encoding}}" },
  },
  encodings: {
    "utf-8": { zh: "UTF-8", en: "UTF-8" },
    "utf-16le": { zh: "UTF-16 LE", en: "UTF-16 LE" },
    "utf-16be": { zh: "UTF-16 BE", en: "UTF-16 BE" },
    gb18030: { zh: "简体中文 GB18030", en: "Chinese GB18030" },
    big5: { zh: "繁体中文 Big5", en: "Traditional Chinese Big5" },
    shift_jis: { zh: "日文 Shift_JIS", en: "Japanese Shift_JIS" },
    "euc-jp": { zh: "日文 EUC-JP", en: "Japanese EUC-JP" },
    "euc-kr": { zh: "韩文 EUC-KR", en: "Korean EUC-KR" },
    "windows-1250": { zh: "中欧 Windows-1250", en: "Central European Windows-1250" },
    "windows-1251": { zh: "西里尔文 Windows-1251", en: "Cyrillic Windows-1251" },
    "windows-1252": { zh: "西欧 Windows-1252", en: "Western Windows-1252" },
    "windows-1254": { zh: "土耳其文 Windows-1254", en: "Turkish Windows-1254" },
    "windows-874": { zh: "泰文 Windows-874", en: "Thai Windows-874" },
    "koi8-r": { zh: "西里尔文 KOI8-R", en: "Cyrillic KOI8-R" },
  },
  csv: { zh: "csv", en: "csv" },
  asCsv: { zh: "{{label}} csv", en: "{{label}} csv" },
  reading: { zh: "正在读取 {{name}}…", en: "Reading {{name}}…" },
  problems: {
    tooLarge: {
      zh: "文件“{{name}}”超过 {{size}}，请拆成几个文件再导入",
      en: "“{{name}}” is larger than {{size}}. Split it into several files.",
    },
    tooPacked: {
      zh: "文件“{{name}}”解压后过大，请把数据复制到一个新文件再导入",
      en: "“{{name}}” is too large when unpacked. Copy its data into a new file.",
    },
    tooManyRows: {
      zh: "文件“{{name}}”超过 {{rows}} 行，请拆成几个文件再导入",
      en: "“{{name}}” has more than {{rows}} rows. Split it into several files.",
    },
    tooManyColumns: {
      zh: "文件“{{name}}”超过 {{columns}} 列，请删去不需要的列",
      en: "“{{name}}” has more than {{columns}} columns. Take out those that are not needed.",
    },
    broken: {
      zh: "文件“{{name}}”已损坏，无法读取，请重新保存后再试",
      en: "“{{name}}” is damaged and cannot be read. Save it anew and try again.",
    },
    protected: {
      zh: "文件“{{name}}”有密码，请去掉密码后再导入",
      en: "“{{name}}” has a password. Save it without one.",
    },
    otherFormat: {
      zh: "文件“{{name}}”的内容是其他格式的表格，请用 Excel 或 WPS 另存为 xlsx",
      en: "“{{name}}” holds a table of another format. Save it as xlsx in Excel or WPS.",
    },
    noTable: { zh: "文件“{{name}}”不是表格，请选择 xlsx 或 csv 文件", en: "“{{name}}” is no table. Choose an xlsx or csv file." },
    encoding: {
      zh: "无法识别文件“{{name}}”的编码，请另存为 UTF-8 的 csv 或 xlsx",
      en: "The encoding of “{{name}}” is unknown. Save it as csv in UTF-8, or as xlsx.",
    },
    entities: {
      zh: "文件“{{name}}”引用了外部内容，为了安全没有读取，请把数据复制到一个新文件再导入",
      en: "“{{name}}” refers to something outside and was not read, to be safe. Copy its data into a new file.",
    },
    empty: {
      zh: "文件“{{name}}”没有数据：第一行应为列名，下面至少有一行",
      en: "“{{name}}” has no data: the first row names the columns, and at least one row follows.",
    },
    unread: { zh: "文件“{{name}}”无法读取，请重试或换一个文件", en: "“{{name}}” cannot be read. Try again, or choose another file." },
  },
});
