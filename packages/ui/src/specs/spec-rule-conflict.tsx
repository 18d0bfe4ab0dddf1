import { useText } from "@shopkeeper/hooks/core";
import { type SpecRuleForm, specText, type useSpecRuleForm } from "@shopkeeper/hooks/specs";
import { EditConflict } from "../core/edit-conflict";

type Conflict = NonNullable<ReturnType<typeof useSpecRuleForm>["conflict"]>;

/** Someone else saved the rule meanwhile: which to go on with. */
export function SpecRuleConflict({ conflict: { name, mine, theirs, keepMine, takeTheirs } }: { conflict: Conflict }) {
  return (
    <EditConflict
      name={name}
      mine={<Rule rule={mine} />}
      theirs={<Rule rule={theirs} />}
      onKeepMine={() => void keepMine()}
      onTakeTheirs={takeTheirs}
    />
  );
}

function Rule({ rule }: { rule: SpecRuleForm }) {
  const t = useText(specText);
  return (
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
  );
}
