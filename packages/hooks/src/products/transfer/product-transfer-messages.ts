import { refusedRowTexts } from "@shopkeeper/sdk/rules/products";
import { catalogue } from "../../texts";
import { cellFaultTexts } from "../../files/cell-fault-messages";

/** Texts of exporting and importing products. */
export const productTransferText = catalogue("productTransfer", {
  export: {
    counted: {
      zh: "{{products}} 件商品、{{rows}} 行",
      en: "{{products}} {{products|product|products}} in {{rows}} {{rows|row|rows}}",
    },
    panel: { zh: "导出商品", en: "Export of products" },
  },
  import: {
    action: { zh: "导入", en: "Import" },
    title: { zh: "导入商品", en: "Import products" },
    kind: { zh: "导入内容", en: "What is imported" },
    kinds: {
      products: { zh: "商品", en: "Products" },
      stock: { zh: "库存", en: "Stock" },
    },
    kindHints: {
      products: {
        zh: "新增或修改商品和规格，一行一个规格。在架商品只改价格和库存时不下架，其他修改先下架；新增的商品为下架状态。不会删除文件中没有的规格。",
        en: "Adds or changes products and SKUs, one row for each SKU. Published products stay so when price and stock alone change; other changes unpublish them, and new ones are unpublished. SKUs that the file lacks stay.",
      },
      stock: {
        zh: "只改库存，上架的商品也可以。按规格ID、商品ID加规格值或商品编号找到规格。",
        en: "Changes stock alone, also of what is on sale. SKUs are found by SKU ID, product ID with spec values, or item number.",
      },
    },
    mode: { zh: "库存方式", en: "Stock is" },
    steps: {
      label: { zh: "导入步骤", en: "Steps of the import" },
      upload: { zh: "上传", en: "Upload" },
      match: { zh: "匹配列", en: "Columns" },
      check: { zh: "核对", en: "Check" },
      done: { zh: "完成", en: "Done" },
      current: { zh: "第 {{at}} 步，共 {{of}} 步：{{name}}", en: "Step {{at}} of {{of}}: {{name}}" },
    },
    upload: {
      template: { zh: "下载模板", en: "Download the template" },
      templateHint: {
        zh: "也可以先导出商品，改好后再导入：没有改动的行不会变。",
        en: "Or export products, change the file and import it again: rows without a change stay as they are.",
      },
      input: { zh: "要导入的文件", en: "File to import" },
    },
    match: {
      found: {
        zh: "“{{name}}”共 {{rows}} 行，请确认每一列对应的内容",
        en: "“{{name}}” has {{rows}} {{rows|row|rows}}. Confirm what each column holds.",
      },
      heading: { zh: "文件中的列", en: "Column of the file" },
      sample: { zh: "示例", en: "Sample" },
      column: { zh: "对应", en: "Holds" },
      columnOf: { zh: "“{{heading}}”对应的内容", en: "What “{{heading}}” holds" },
      unnamed: { zh: "第 {{at}} 列（没有列名）", en: "Column {{at}} (without a name)" },
      ignored: { zh: "不导入", en: "Not imported" },
      missing: { zh: "还需要“{{names}}”这一列，请在上面选择", en: "A column for “{{names}}” is needed. Choose it above." },
      or: { zh: "”或“", en: "” or “" },
      next: { zh: "核对", en: "Check" },
      other: { zh: "换一个文件", en: "Another file" },
    },
    check: {
      running: { zh: "正在核对 {{done}} / {{total}} 行", en: "Checking row {{done}} of {{total}}" },
      stopped: {
        zh: "核对已停止，还有 {{count}} 行没有核对",
        en: "The check was stopped; {{count}} {{count|row is|rows are}} not checked",
      },
      tabs: {
        all: { zh: "全部", en: "All" },
        created: { zh: "新增", en: "New" },
        changed: { zh: "修改", en: "Changed" },
        refused: { zh: "有误", en: "Wrong" },
        asked: { zh: "待确认", en: "To confirm" },
        unchanged: { zh: "无变化", en: "Unchanged" },
        stale: { zh: "待核对", en: "To check" },
      },
      tabsLabel: { zh: "核对结果", en: "Results of the check" },
      table: { zh: "核对结果", en: "Results of the check" },
      row: { zh: "行", en: "Row" },
      rowsOf: { zh: "{{first}}–{{last}}", en: "{{first}}–{{last}}" },
      name: { zh: "商品", en: "Product" },
      outcome: { zh: "结果", en: "Result" },
      what: { zh: "内容", en: "What" },
      unnamed: { zh: "（没有名称）", en: "(no name)" },
      stale: { zh: "已修改，待核对", en: "Corrected, to be checked" },
      done: { zh: "已导入", en: "Imported" },
      nothing: { zh: "这里没有内容", en: "Nothing here" },
      more: { zh: "还有 {{count}} 处", en: "{{count}} more" },
      fewer: { zh: "收起", en: "Show less" },
      place: { zh: "第 {{row}} 行", en: "Row {{row}}" },
      placeOfSku: { zh: "第 {{row}} 行（{{sku}}）", en: "Row {{row}} ({{sku}})" },
      at: { zh: "{{place}}：{{text}}", en: "{{place}}: {{text}}" },
      download: { zh: "下载有误的行", en: "Download what is wrong" },
      cellOf: { zh: "第 {{row}} 行 {{column}}", en: "Row {{row}} {{column}}" },
      from: { zh: "{{column}}：{{before}} → {{after}}", en: "{{column}}: {{before}} → {{after}}" },
      new: { zh: "新增商品，{{count}} 行", en: "A new product, {{count}} {{count|row|rows}}" },
      blank: { zh: "（空）", en: "(empty)" },
      again: { zh: "重新核对", en: "Check again" },
      back: { zh: "上一步", en: "Back" },
      commit: { zh: "导入 {{count}} 项", en: "Import {{count}}" },
      skipping: {
        zh: "有误的 {{count}} 项不会导入，可以在这里改好再核对，或导入后下载",
        en: "{{count}} that {{count|is wrong is|are wrong are}} not imported. Correct {{count|it|them}} here and check again, or download {{count|it|them}} afterwards.",
      },
      nothingToDo: { zh: "没有需要导入的内容：文件与现有数据一致", en: "There is nothing to import: the file says what the shop has" },
      allWrong: { zh: "没有可以导入的内容，请先改正有误的单元格", en: "Nothing can be imported. Correct the wrong cells first." },
      summary: {
        zh: "新增 {{created}}，修改 {{changed}}，无变化 {{unchanged}}，有误 {{refused}}",
        en: "{{created}} new, {{changed}} changed, {{unchanged}} unchanged, {{refused}} wrong",
      },
      askedSummary: { zh: "，待确认 {{asked}}", en: ", {{asked}} to confirm" },
      asking: {
        zh: "{{count}} 项需要确认，确认前不会导入",
        en: "{{count}} {{count|needs|need}} to be confirmed, and {{count|is|are}} not imported before.",
      },
      confirmAll: { zh: "{{label}} {{count}} 项", en: "{{label}} ({{count}})" },
      continue: { zh: "继续核对", en: "Go on checking" },
    },
    commit: {
      running: { zh: "正在导入 {{done}} / {{total}} 行", en: "Importing row {{done}} of {{total}}" },
      stop: { zh: "停止", en: "Stop" },
    },
    done: {
      title: { zh: "导入完成", en: "Imported" },
      partly: { zh: "部分导入完成", en: "Imported in part" },
      created: { zh: "新增商品", en: "New products" },
      changed: { zh: "修改", en: "Changed" },
      unchanged: { zh: "无变化", en: "Unchanged" },
      refused: { zh: "未导入", en: "Not imported" },
      download: { zh: "下载未导入的行", en: "Download what was not imported" },
      fix: { zh: "返回修改", en: "Back to correct it" },
      another: { zh: "再导入一个文件", en: "Import another file" },
      close: { zh: "完成", en: "Done" },
      ...refusedRowTexts,
      offShelf: {
        zh: "新增和下架修改的商品为下架状态，确认无误后请上架；需要审核的商品，改动后请重新提交审核",
        en: "New products and those that were unpublished to be changed are not on sale. Publish them when they are right; where products are reviewed, submit the changed ones again.",
      },
    },
    unsendable: {
      ...cellFaultTexts,
      tooManyRows: { zh: "一件商品最多 2048 行，请减少规格", en: "A product takes at most 2,048 rows. Take out some specs." },
      tooLong: { zh: "内容超过 4000 个字，请缩短", en: "This is longer than 4,000 characters. Make it shorter." },
      brokenText: {
        zh: "含有无法保存的字符，请删去后重新输入",
        en: "There is a character that cannot be stored. Delete it and type again.",
      },
    },
    leave: {
      zh: "导入还没有完成，离开后读取的文件和所做的修改都会丢失，确定离开吗？",
      en: "The import is not finished. Leaving loses the file and what you corrected. Leave?",
    },
    leaveLabel: { zh: "离开", en: "Leave" },
  },
});
