import { useText } from "@shopkeeper/hooks/texts";
import { liveText, useHostCode } from "@shopkeeper/hooks/live";
import { useState } from "react";
import { Button } from "../core/button";
import { LoadState } from "../core/load-state";
import { Popover } from "../core/popover";
import { styled } from "../theme/styled";

/** 成为主播: shows the code that a person scans with WeChat to become a host. */
export function HostCode() {
  const t = useText(liveText);
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <Button aria-haspopup="dialog" onClick={(event) => setAnchor(anchor ? undefined : event.currentTarget)}>
        {t("rooms.host")}
      </Button>
      {anchor && (
        <Popover anchor={anchor} align="end" label={t("rooms.host")} onClose={() => setAnchor(undefined)}>
          <Code />
        </Popover>
      )}
    </>
  );
}

function Code() {
  const t = useText(liveText);
  const read = useHostCode();
  return (
    <Root>
      <LoadState of={read}>
        {read.data ? (
          <>
            <img src={read.data} alt={t("rooms.host")} width={180} height={180} />
            <p>{t("rooms.hostHint")}</p>
          </>
        ) : (
          <p>{t("rooms.hostNone")}</p>
        )}
      </LoadState>
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    justifyItems: "center",
    gap: "2",
    width: "220px",
    padding: "4",
    "& > img": { borderRadius: "md", background: "white" },
    "& > p": { color: "fg.subtle", fontSize: "xs", textAlign: "center" },
  },
});
