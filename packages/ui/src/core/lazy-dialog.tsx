import { coreText, useText } from "@shopkeeper/hooks/texts";
import type { ComponentType } from "react";
import { Button } from "./button";
import { lazyComponent } from "./lazy-component";
import { Modal } from "./modal";

/** A dialog whose code is loaded when it is opened; a small dialog reports a failed load, and the page stays. `close` tells the page. */
export const lazyDialog = <Props extends object>(load: () => Promise<ComponentType<Props>>, close: (props: Props) => void) =>
  lazyComponent(load, (props, retry) => <MissingDialog retry={retry} onClose={() => close(props)} />);

interface MissingDialogProps {
  retry: () => void;
  onClose: () => void;
}

function MissingDialog({ retry, onClose }: MissingDialogProps) {
  const t = useText(coreText);
  return (
    <Modal
      title={t("missingPart.title")}
      isOpen
      width={420}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => location.reload()}>{t("actions.reload")}</Button>
          <Button variant="primary" data-autofocus="" onClick={retry}>
            {t("actions.retry")}
          </Button>
        </>
      }
    >
      <p role="alert">{t("missingPart.hint")}</p>
    </Modal>
  );
}
