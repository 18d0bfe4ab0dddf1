import { coreText, useText } from "@shopkeeper/hooks/texts";
import { productListText, type ProductStock } from "@shopkeeper/hooks/products";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "../../core/button";
import { ConfirmDialog } from "../../core/confirm-dialog";
import { Drawer } from "../../core/drawer";
import { HintNotice } from "../../core/hint-notice";
import { LoadState } from "../../core/load-state";
import { DraftNotice, type DraftNoticeProps } from "../../form/draft-notice";
import { FormErrors } from "../../form/form-errors";
import { focusWhenMounted } from "../../form/focus-when-mounted";
import { styled } from "../../theme/styled";

type Drawn = Pick<ProductStock, "skus" | "isSubmitting" | "isReadOnly" | "submit" | "close" | "cancel" | "leaving"> &
  DraftNoticeProps & {
    /** The field to scroll to; another object each time. */
    target?: { readonly field: string } | undefined;
  };

export interface ProductStockLayoutProps {
  title: string;
  /** The name of the product. */
  name: string;
  drawer: Drawn;
  /** Beside the button. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The width for a product with one spec, in pixels: known before the SKUs are loaded, so that in most cases nothing moves. */
const least = 968;

/** The drawer of 增加库存 and 免审编辑: its button, its draft, and the confirm dialog before input is lost. */
export function ProductStockLayout({ title, name, drawer, foot, children }: ProductStockLayoutProps) {
  const t = useText(productListText);
  const core = useText(coreText);
  const id = useId();
  const body = useRef<HTMLFormElement>(null);
  const { isSubmitting, isReadOnly, target } = drawer;
  useEffect(() => (target ? focusWhenMounted(body.current, target.field) : undefined), [target]);
  return (
    <Drawer
      title={title}
      isOpen
      width={1280}
      isFitted
      least={least}
      onClose={drawer.close}
      footer={
        <>
          {foot && <Foot role="status">{foot}</Foot>}
          <Button onClick={drawer.cancel} disabled={isSubmitting}>
            {core("actions.cancel")}
          </Button>
          {!isReadOnly && (
            <Button type="submit" form={id} variant="primary" isBusy={isSubmitting} disabled={drawer.skus.info === undefined}>
              {t(isSubmitting ? "stock.submitting" : "stock.submit")}
            </Button>
          )}
        </>
      }
    >
      <Body
        ref={body}
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSubmitting) drawer.submit();
        }}
      >
        <h3>{name}</h3>
        {isReadOnly && <HintNotice>{t("stock.readOnly")}</HintNotice>}
        <DraftNotice draft={drawer.draft} />
        <FormErrors>
          <LoadState of={drawer.skus}>{children}</LoadState>
        </FormErrors>
      </Body>
      <ConfirmDialog question={drawer.leaving} text={() => core("confirm.leave")} nameOf={() => name} isDanger />
    </Drawer>
  );
}

const Body = styled("form", {
  base: {
    display: "grid",
    gap: "4",
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > h3": { fontSize: "md", fontWeight: "medium", overflowWrap: "anywhere" },
  },
});

const Foot = styled("span", { base: { marginInlineEnd: "auto", color: "fg.muted", fontVariantNumeric: "tabular-nums" } });
