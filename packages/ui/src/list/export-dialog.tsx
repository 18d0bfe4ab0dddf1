import { coreText, groupedNumber, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { type Export, exportText } from "@shopkeeper/hooks/files";
import { ExportFormat, labelOf } from "@shopkeeper/sdk";
import { Button } from "../core/button";
import { Checkbox } from "../core/checkbox";
import { codeOptions } from "../core/code-options";
import { Modal } from "../core/modal";
import { RadioGroup } from "../core/radio-group";
import { FormField } from "../form/form-field";
import { styled } from "../theme/styled";

export interface ExportDialogProps {
  of: Export;
  title: string;
}

/** The options of an export: rows, columns and format. */
export function ExportDialog({ of: { choice, start, leave }, title }: ExportDialogProps) {
  const t = useText(exportText);
  const core = useText(coreText);
  const language = useLanguage();
  const { columns, shown, picked, total } = choice;
  const filtered = total === undefined ? t("all") : t("filtered", { count: groupedNumber(total) });
  return (
    <Modal
      title={title}
      isOpen
      width={560}
      onClose={leave}
      footer={
        <>
          <Button onClick={leave}>{core("actions.cancel")}</Button>
          <Button variant="primary" disabled={shown === 0} onClick={start}>
            {t("action")}
          </Button>
        </>
      }
    >
      <Root>
        <FormField label={t("rows")} isGroup>
          {picked > 0 ? (
            <RadioGroup
              options={[
                { value: true, label: t("picked", { count: groupedNumber(picked) }) },
                { value: false, label: filtered },
              ]}
              value={choice.isPicked}
              onChange={choice.setPicked}
            />
          ) : (
            <p>{filtered}</p>
          )}
        </FormField>
        <FormField label={t("columns")} isGroup error={shown === 0 ? t("noColumn") : undefined}>
          <div>
            <Checkbox isChecked={shown === columns.length} isPartly={shown > 0 && shown < columns.length} onChange={choice.showAll}>
              {core("columns.all")}
            </Checkbox>
            <ul>
              {columns.map((column) => (
                <li key={column}>
                  <Checkbox isChecked={choice.has(column)} onChange={(isOn) => choice.show(column, isOn)}>
                    {labelOf(choice.set, column, language)}
                  </Checkbox>
                </li>
              ))}
            </ul>
          </div>
        </FormField>
        <FormField label={t("format")} isGroup>
          <RadioGroup
            options={codeOptions("ExportFormat", Object.values(ExportFormat), language)}
            value={choice.format}
            onChange={choice.setFormat}
          />
        </FormField>
      </Root>
    </Modal>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    gap: "4",
    "& ul": {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))",
      columnGap: "3",
      rowGap: "1",
      maxHeight: "16rem",
      marginTop: "1.5",
      overflow: "auto",
      listStyle: "none",
    },
  },
});
