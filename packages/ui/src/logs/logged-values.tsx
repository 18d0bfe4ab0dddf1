import { shownTime } from "@shopkeeper/hooks/dates";
import { useText } from "@shopkeeper/hooks/texts";
import { type DiffLine, logText, requestDiff, valuesOf } from "@shopkeeper/hooks/logs";
import type { Schema } from "@shopkeeper/sdk";
import { styled } from "../theme/styled";

/** A logged text as its values, or as it is if it was cut. */
export function LoggedValues({ label, text }: { label: string; text: string }) {
  const t = useText(logText);
  const values = valuesOf(text);
  if (!values) return <Raw text={text} />;
  if (values.size === 0) return <Note>{t("detail.nothing")}</Note>;
  return (
    <Table aria-label={label}>
      <tbody>
        {[...values].map(([path, value]) => (
          <tr key={path}>
            <th scope="row">{path}</th>
            <td>{value || "-"}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The difference to the previous request: the changed values, and the number of unchanged ones. */
export function RequestDiff({ previous, text }: { previous: Schema<"EarlierLog">; text: string }) {
  const t = useText(logText);
  const lines = requestDiff(previous.requestParam, text);
  if (!lines) return <LoggedValues label={t("detail.sent")} text={text} />;
  const changed = lines.filter(({ isChanged }) => isChanged);
  const same = lines.filter(({ isChanged }) => !isChanged);
  return (
    <>
      <Note>{t("detail.compared", { account: previous.adminAccount, time: shownTime(previous.createTime) })}</Note>
      {changed.length === 0 ? (
        <Note>{t("detail.unchanged")}</Note>
      ) : (
        <Table aria-label={t("detail.sent")}>
          <thead>
            <tr>
              <th scope="col">{t("detail.field")}</th>
              <th scope="col">{t("detail.before")}</th>
              <th scope="col">{t("detail.after")}</th>
            </tr>
          </thead>
          <tbody>
            {changed.map((line) => (
              <Line key={line.path} {...line} />
            ))}
          </tbody>
        </Table>
      )}
      {same.length > 0 && (
        <details>
          <summary>{t("detail.others", { count: same.length })}</summary>
          <Table aria-label={t("detail.others", { count: same.length })}>
            <tbody>
              {same.map(({ path, after }) => (
                <tr key={path}>
                  <th scope="row">{path}</th>
                  <td>{after || "-"}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </details>
      )}
    </>
  );
}

function Line({ path, before, after }: DiffLine) {
  const t = useText(logText);
  return (
    <tr>
      <th scope="row">{path}</th>
      <td data-side="before">{before === undefined ? t("detail.missing") : before || "-"}</td>
      <td data-side="after">{after === undefined ? t("detail.missing") : after || "-"}</td>
    </tr>
  );
}

function Raw({ text }: { text: string }) {
  const t = useText(logText);
  if (text === "") return <Note>{t("detail.nothing")}</Note>;
  return (
    <>
      <Note>{t("detail.cut")}</Note>
      <Text>{text}</Text>
    </>
  );
}

const Note = styled("p", { base: { marginBottom: "2", fontSize: "sm", color: "fg.muted" } });
const Text = styled("pre", {
  base: { padding: "3", borderRadius: "md", background: "bg.subtle", fontSize: "xs", whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
});
const Table = styled("table", {
  base: {
    width: "full",
    tableLayout: "fixed",
    borderCollapse: "collapse",
    fontSize: "sm",
    "& :is(th, td)": {
      padding: "2",
      borderBottomWidth: "1px",
      borderColor: "border.muted",
      textAlign: "start",
      verticalAlign: "top",
      fontWeight: "normal",
      overflowWrap: "anywhere",
      whiteSpace: "pre-wrap",
    },
    "& th[scope=row]": { width: "32%", color: "fg.muted" },
    "& thead th": { color: "fg.subtle", fontSize: "xs" },
    "& [data-side=before]": { color: "fg.error", background: "bg.error", textDecoration: "line-through" },
    "& [data-side=after]": { color: "fg.success", background: "bg.success" },
    "details > &": { marginTop: "2" },
    "@container (max-width: 480px)": { "& th[scope=row]": { width: "28%" } },
  },
});
