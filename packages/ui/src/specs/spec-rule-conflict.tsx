import { useText } from "@shopkeeper/hooks/core";
import { type SpecRuleForm, specText, type useSpecRuleForm } from "@shopkeeper/hooks/specs";
import { Button } from "../core/button";
import { Modal } from "../core/modal";
import { styled } from "../theme/styled";

type Conflict = NonNullable<ReturnType<typeof useSpecRuleForm>["conflict"]>;

/** Someone else saved the rule meanwhile: both versions side by side, and which to go on with. */
export function SpecRuleConflict({ conflict }: { conflict: Conflict }) {
  const t = useText(specText);
  return (
    <Modal
      title={t("form.conflict", { name: conflict.name })}
      isOpen
      width={640}
      onClose={conflict.takeTheirs}
      footer={
        <>
          <Button onClick={conflict.takeTheirs}>{t("form.takeTheirs")}</Button>
          <Button variant="primary" onClick={conflict.keepMine}>
            {t("form.keepYours")}
          </Button>
        </>
      }
    >
      <Sides>
        <Side title={t("form.yours")} rule={conflict.mine} />
        <Side title={t("form.theirs")} rule={conflict.theirs} />
      </Sides>
    </Modal>
  );
}

function Side({ title, rule }: { title: string; rule: SpecRuleForm }) {
  const t = useText(specText);
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <dl>
        <div>
          <dt>{t("form.ruleName")}</dt>
          <dd>{rule.ruleName}</dd>
        </div>
        {rule.specs.map(({ value, detail }) => (
          <div key={value}>
            <dt>{value}</dt>
            <dd>{detail.join(t("list.comma"))}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const Sides = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: "4",
    "@container (max-width: 480px)": { gridTemplateColumns: "1fr" },
    "& h3": { fontSize: "body", fontWeight: "semibold", marginBottom: "2" },
    "& dl": { fontSize: "body", maxHeight: "20rem", overflowY: "auto" },
    "& dt": { color: "fg.subtle", fontSize: "xs" },
    "& dd": { margin: 0, marginBottom: "2", overflowWrap: "anywhere" },
  },
});
