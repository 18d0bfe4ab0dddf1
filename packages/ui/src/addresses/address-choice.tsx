import { type AddressChoice, addressText, wholeAddress } from "@shopkeeper/hooks/addresses/shared";
import { titleOf, useText } from "@shopkeeper/hooks/texts";
import { fields } from "@shopkeeper/sdk";
import { useId } from "react";
import { LoadState } from "../core/load-state";
import { Radio } from "../core/radio";
import { RefusedState } from "../core/refused-state";
import { StatusTag } from "../core/status-tag";
import { styled } from "../theme/styled";

export interface AddressChoiceProps {
  /** From `useAddressChoice`. */
  of: AddressChoice;
}

/** The choice of a return address: the shop's addresses as cards, the default one chosen. */
export function AddressChoice({ of }: AddressChoiceProps) {
  const t = useText(addressText);
  const name = useId();
  if (of.isRefused) return <RefusedState />;
  return (
    <LoadState of={of} isEmpty={of.addresses.length === 0} empty={<p role="status">{t("choice.none")}</p>}>
      <Root role="radiogroup" aria-label={t("choice.label")}>
        {of.addresses.map((address) => (
          <Radio key={address.id} name={name} isChecked={address.id === of.chosen?.id} onChange={() => of.choose(address.id)}>
            <b>{address.receiverName}</b> {address.receiverPhone}{" "}
            {address.isDefault && <StatusTag tone="info">{titleOf(fields.AddressInput.isDefault)}</StatusTag>}
            <small>{wholeAddress(address)}</small>
          </Radio>
        ))}
      </Root>
    </LoadState>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(18rem, 100%), 1fr))",
    gap: "2",
    "& > label": {
      alignItems: "start",
      padding: "3",
      borderWidth: "1px",
      borderColor: "border",
      borderRadius: "md",
      background: "bg.panel",
      _hover: { borderColor: "border.emphasized" },
    },
    "& > label:has(:checked)": { borderColor: "brand.solid", background: "brand.subtle" },
    "& b": { fontWeight: "medium" },
    "& small": { display: "block", marginTop: "1", fontSize: "sm", color: "fg.muted", overflowWrap: "anywhere" },
  },
});
