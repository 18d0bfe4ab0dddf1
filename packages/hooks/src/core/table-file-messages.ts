import { catalogue } from "./catalogue";

/** What choosing a file of rows says, and why one is not read; `name` is the file's, the others are its limits. */
export const tableFileText = catalogue("tableFile", {
  drop: { zh: "把文件拖到这里，或", en: "Drop a file here, or" },
  choose: { zh: "选择文件", en: "Choose a file" },
  over: { zh: "松开鼠标，读取文件", en: "Let go to read the file" },
  limits: {
    zh: "支持 xlsx、csv（UTF-8 或 GB18030）；最大 {{size}}，最多 {{rows}} 行、{{columns}} 列",
    en: "xlsx or csv (UTF-8 or GB18030); up to {{size}}, {{rows}} rows and {{columns}} columns",
  },
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
      zh: "文件“{{name}}”有密码，或是旧的 xls 格式，请另存为没有密码的 xlsx",
      en: "“{{name}}” has a password, or is an old xls file. Save it as xlsx without a password.",
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
