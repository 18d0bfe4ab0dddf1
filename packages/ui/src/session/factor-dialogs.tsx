import { useText } from "@shopkeeper/hooks/texts";
import { type FactorFormState, profileText, type SecondFactor, useFactorForm } from "@shopkeeper/hooks/session";
import type { Schema } from "@shopkeeper/sdk";
import { PasswordInput } from "../core/password-input";
import { TextInput } from "../core/text-input";
import { FormDialog } from "../form/form-dialog";
import { FormItem } from "../form/form-item";
import { styled } from "../theme/styled";
import { FactorCodes } from "./factor-codes";
import { FactorSecret } from "./factor-secret";

/** The open dialog of the second factor. */
export function FactorDialogs({ factor }: { factor: SecondFactor }) {
  if (factor.newCodes) return <FactorCodes codes={factor.newCodes} onClose={factor.close} />;
  if (factor.secret) return <ConfirmDialog secret={factor.secret} factor={factor} />;
  if (factor.task === "start") return <StartDialog factor={factor} />;
  return factor.task === "codes" ? <CodesDialog factor={factor} /> : <OffDialog factor={factor} />;
}

function StartDialog({ factor }: { factor: SecondFactor }) {
  const t = useText(profileText);
  const form = useFactorForm({
    operation: "startSecondFactor",
    fields: ["pwd"],
    send: ({ pwd }, client) => client.startSecondFactor({ body: { pwd } }),
    onDone: factor.showSecret,
    onCancel: factor.close,
  });
  return (
    <FormDialog title={t("factor.turnOn")} width={width} of={form} submitLabel={t("factor.next")}>
      <Hint>{t("factor.pwdHint")}</Hint>
      <PasswordItem of={form} />
    </FormDialog>
  );
}

function ConfirmDialog({ factor, secret }: { factor: SecondFactor; secret: Schema<"SecondFactorSecret"> }) {
  const t = useText(profileText);
  const form = useFactorForm({
    operation: "confirmSecondFactor",
    fields: ["factorCode"],
    send: ({ factorCode }, client) => client.confirmSecondFactor({ body: { factorCode } }),
    onDone: factor.showCodes,
    onCancel: factor.close,
  });
  return (
    <FormDialog title={t("factor.turnOn")} width={width} of={form} submitLabel={t("factor.turnOn")}>
      <FactorSecret {...secret} />
      <CodeItem of={form} placeholder={t("factor.codePlaceholder")} />
    </FormDialog>
  );
}

function CodesDialog({ factor }: { factor: SecondFactor }) {
  const t = useText(profileText);
  const form = useFactorForm({
    operation: "renewRecoveryCodes",
    fields: ["factorCode"],
    send: ({ factorCode }, client) => client.renewRecoveryCodes({ body: { factorCode } }),
    onDone: factor.showCodes,
    onCancel: factor.close,
  });
  return (
    <FormDialog title={t("factor.codes")} width={width} of={form}>
      <Hint>{t("factor.codesHint")}</Hint>
      <CodeItem of={form} placeholder={t("factor.codeOrRecovery")} />
    </FormDialog>
  );
}

function OffDialog({ factor }: { factor: SecondFactor }) {
  const t = useText(profileText);
  const form = useFactorForm({
    operation: "turnOffSecondFactor",
    fields: ["pwd", "factorCode"],
    send: (body, client) => client.turnOffSecondFactor({ body }),
    done: "factor.turnedOff",
    onDone: factor.close,
    onCancel: factor.close,
  });
  return (
    <FormDialog title={t("factor.turnOffTitle")} width={width} of={form} submitLabel={t("factor.turnOffTitle")}>
      <Hint>{t("factor.turnOffHint")}</Hint>
      <PasswordItem of={form} />
      <CodeItem of={form} placeholder={t("factor.codeOrRecovery")} />
    </FormDialog>
  );
}

const width = 440;

function PasswordItem({ of: { form } }: { of: FactorFormState }) {
  const t = useText(profileText);
  return (
    <FormItem form={form} name="pwd" label={t("factor.pwd")} isRequired>
      {(field) => <PasswordInput {...field} data-autofocus="" autoComplete="current-password" />}
    </FormItem>
  );
}

function CodeItem({ of: { form }, placeholder }: { of: FactorFormState; placeholder: string }) {
  const t = useText(profileText);
  return (
    <FormItem form={form} name="factorCode" label={t("factor.code")} isRequired>
      {(field) => <TextInput {...field} placeholder={placeholder} autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />}
    </FormItem>
  );
}

const Hint = styled("p", { base: { fontSize: "sm", color: "fg.muted" } });
