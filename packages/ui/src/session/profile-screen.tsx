import { useText } from "@shopkeeper/hooks/texts";
import { type ProfileOptions, profileText, useProfile } from "@shopkeeper/hooks/session";
import { VisuallyHidden } from "../core/visually-hidden";
import { styled } from "../theme/styled";
import { OwnSessions } from "./own-sessions";
import { ProfileForm } from "./profile-form";
import { SecondFactorCard } from "./second-factor-card";

export type ProfileScreenProps = ProfileOptions;

/** The personal centre: name and password, the second factor, and the sessions of the account. */
export function ProfileScreen({ onSaved }: ProfileScreenProps) {
  const profile = useProfile({ onSaved });
  const t = useText(profileText);
  return (
    <Page>
      <h1>
        <VisuallyHidden>{t("title")}</VisuallyHidden>
      </h1>
      <ProfileForm profile={profile} />
      <Aside>
        <SecondFactorCard />
        <OwnSessions />
      </Aside>
    </Page>
  );
}

const Page = styled("div", {
  base: {
    display: "grid",
    gap: "var(--density-gap)",
    alignItems: "start",
    maxWidth: "6xl",
    marginInline: "auto",
    gridTemplateColumns: { base: "minmax(0, 1fr)", xl: "minmax(0, 1.3fr) minmax(0, 1fr)" },
    "& > h1": { position: "absolute" },
  },
});

const Aside = styled("div", { base: { display: "grid", gap: "var(--density-gap)", minWidth: 0 } });
