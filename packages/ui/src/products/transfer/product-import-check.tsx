import { groupedNumber, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { type ImportLine, type ProductImport, productTransferText } from "@shopkeeper/hooks/products";
import { ImportQuestionKind, labelOf } from "@shopkeeper/sdk";
import { useMemo, useState } from "react";
import { Button } from "../../core/button";
import { EmptyState } from "../../core/empty-state";
import { FailureNotice } from "../../core/failure-notice";
import { HintNotice } from "../../core/hint-notice";
import { Tabs } from "../../core/tabs";
import { useLatestRef } from "../../core/use-latest-ref";
import { SaveTableButtons } from "../../files/save-table-buttons";
import { DataTable } from "../../list/data-table";
import { Pager } from "../../list/pager";
import { styled } from "../../theme/styled";
import { importLineColumns } from "./product-import-line";
import { ProductImportProgress } from "./product-import-progress";

type Shown = "all" | ImportLine["outcome"] | "stale";
const tabs: readonly Shown[] = ["all", "created", "changed", "asked", "refused", "unchanged", "stale"];
const rare: readonly Shown[] = ["asked", "stale"];

/** 核对: the changes of the import, line by line, with errors to be corrected in place. */
export function ProductImportCheck({ flow }: { flow: ProductImport }) {
  const t = useText(productTransferText);
  const language = useLanguage();
  const [tab, setTab] = useState<Shown>("all");
  const [page, setPage] = useState({ page: 1, limit: 20 });
  const latest = useLatestRef(flow);
  const columns = useMemo(
    () =>
      importLineColumns({
        t,
        language,
        cellOf: (row, column) => latest().cellOf(row, column),
        onFix: (row, column, text) => latest().edit(row, column, text),
        onConfirm: (asked, kind) => latest().confirm(asked, kind),
      }),
    [t, language, latest],
  );
  const { lines, summary, calls } = flow;
  const shown = tab === "all" ? lines : lines.filter((line) => (tab === "stale" ? line.isStale : !line.isStale && line.outcome === tab));
  const at = Math.min(page.page, Math.max(1, Math.ceil(shown.length / page.limit)));
  const retry = () => void (flow.unchecked > 0 ? flow.checkRest() : flow.recheck());
  return (
    <Root>
      {calls.progress && <ProductImportProgress progress={calls.progress} onStop={calls.stop} />}
      {!calls.progress && calls.error !== undefined && <FailureNotice error={calls.error} retry={retry} />}
      {!calls.progress && calls.error === undefined && flow.unchecked > 0 && (
        <HintNotice>
          {t("import.check.stopped", { count: groupedNumber(flow.unchecked) })}{" "}
          <Button variant="link" onClick={() => void flow.checkRest()}>
            {t("import.check.continue")}
          </Button>
        </HintNotice>
      )}
      <p role="status" data-summary="">
        {!calls.progress && t("import.check.summary", { ...summary })}
        {!calls.progress && summary.asked > 0 && t("import.check.askedSummary", { ...summary })}
      </p>
      {!calls.progress && summary.asked > 0 && <Questions flow={flow} />}
      {!calls.progress && <Verdict flow={flow} />}
      <div data-tabs="">
        <Tabs
          label={t("import.check.tabsLabel")}
          value={tab}
          onChange={(next) => {
            setTab(next);
            setPage({ ...page, page: 1 });
          }}
          tabs={tabs.flatMap((value) => {
            const count = value === "all" ? lines.length : summary[value];
            return rare.includes(value) && count === 0 ? [] : [{ value, count, label: t(`import.check.tabs.${value}`) }];
          })}
        />
        {summary.stale > 0 && (
          <Button size="sm" variant="primary" isBusy={calls.progress !== undefined} onClick={() => void flow.recheck()}>
            {t("import.check.again")}
          </Button>
        )}
      </div>
      <DataTable
        label={t("import.check.table")}
        columns={columns}
        rows={shown.slice((at - 1) * page.limit, at * page.limit)}
        rowKey={(line) => line.rows[0] ?? 0}
        list={{ reading: { isLoading: calls.progress !== undefined && lines.length === 0 } }}
        empty={<EmptyState title={t("import.check.nothing")} />}
        maxHeight="none"
      />
      {shown.length > page.limit && (
        <Pager {...page} page={at} total={shown.length} onChange={(change) => setPage({ ...page, page: at, ...change })} />
      )}
    </Root>
  );
}

/** The questions to be confirmed, one per kind for all its products. */
function Questions({ flow: { lines, summary, confirm } }: { flow: ProductImport }) {
  const t = useText(productTransferText);
  const language = useLanguage();
  const askedFor = Object.values(ImportQuestionKind).flatMap((kind) => {
    const asked = lines.filter(({ questions, isStale }) => !isStale && questions.some((question) => question.kind === kind));
    return asked.length > 0 ? [{ kind, asked }] : [];
  });
  return (
    <HintNotice
      actions={askedFor.map(({ kind, asked }) => (
        <Button key={kind} size="sm" onClick={() => void confirm(asked, kind)}>
          {t("import.check.confirmAll", { label: labelOf("ImportQuestionKind", kind, language), count: asked.length })}
        </Button>
      ))}
    >
      {t("import.check.asking", { count: summary.asked })}
    </HintNotice>
  );
}

/** A notice about the whole check: nothing to import, or some lines are left out. */
function Verdict({ flow: { lines, ready, summary, saveLeftover } }: { flow: ProductImport }) {
  const t = useText(productTransferText);
  if (lines.length === 0 || summary.stale > 0) return null;
  const isIdle = ready.length === 0 && summary.done === 0;
  if (summary.refused === 0) return isIdle && summary.asked === 0 && <HintNotice>{t("import.check.nothingToDo")}</HintNotice>;
  return (
    <HintNotice actions={<SaveTableButtons size="sm" label={t("import.check.download")} onSave={saveLeftover} />}>
      {isIdle ? t("import.check.allWrong") : t("import.check.skipping", { count: summary.refused })}
    </HintNotice>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "3",
    fontSize: "body",
    "& [data-summary]": { color: "fg.muted", fontVariantNumeric: "tabular-nums" },
    "& [data-tabs]": { display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: "2" },
    "& [data-what]": { display: "grid", gap: "1", justifyItems: "start", overflowWrap: "anywhere", minWidth: 0 },
    "& [data-wrong], & [data-fix] > small": { color: "fg.error" },
    "& [data-asked]": { display: "grid", gap: "1", justifyItems: "start", color: "fg.warning" },
    "& [data-what] > small": { color: "fg.subtle" },
    "& [data-fix]": {
      display: "grid",
      gridTemplateColumns: "8.5em minmax(0, 16em)",
      alignItems: "center",
      columnGap: "2",
      rowGap: "0.5",
      "& > span:first-of-type": { color: "fg.muted" },
      "& > small": { gridColumn: "2", fontSize: "xs" },
    },
    "@container (max-width: 480px)": { "& [data-fix]": { gridTemplateColumns: "minmax(0, 1fr)", "& > small": { gridColumn: "1" } } },
  },
});
