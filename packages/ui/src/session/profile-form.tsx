import { coreText, textOf, useText } from "@shopkeeper/hooks/texts";
import { type Profile, profileText } from "@shopkeeper/hooks/session";
import type { MouseEvent } from "react";
import { Button } from "../core/button";
import { Card } from "../core/card";
import { LoadState } from "../core/load-state";
import { styled } from "../theme/styled";
import { ProfileSkeleton } from "./profile-skeleton";
import { ProfileFields } from "./profile-fields";
import { ProfileHead } from "./profile-head";

/** The personal data of the account, and its form. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useText(profileText);
  const { info, isLoading, loadError, retry, isSubmitting } = profile;
  return (
    <Card aria-label={t("basic")}>
      <LoadState of={{ isLoading, error: loadError, retry }} skeleton={<ProfileSkeleton />}>
        {info && <ProfileHead info={info} />}
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isSubmitting) profile.submit();
          }}
        >
          <ProfileFields profile={profile} />
          <Foot onMouseDown={keepFocus}>
            <Button onClick={profile.reset} disabled={isSubmitting}>
              {textOf(coreText, "actions.cancel")}
            </Button>
            <Button type="submit" variant="primary" isBusy={isSubmitting}>
              {textOf(coreText, "actions.submit")}
            </Button>
          </Foot>
        </form>
      </LoadState>
    </Card>
  );
}

// a blurred field shows its error, and the button would move away from under the press
const keepFocus = (event: MouseEvent) => event.preventDefault();

const Foot = styled("footer", {
  base: {
    display: "flex",
    justifyContent: "flex-end",
    gap: "2",
    paddingInline: "5",
    paddingBlock: "3",
    borderTopWidth: "1px",
    borderColor: "border.muted",
    "@container (max-width: 640px)": { paddingInline: "4", "& > button": { flex: 1 } },
  },
});
