import {
  Controls,
  Description,
  DocsContainer,
  type DocsContainerProps,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect, useState } from "react";
import type { Globals } from "storybook/internal/types";
import { addons } from "storybook/preview-api";
import { themes } from "storybook/theming";

const events = ["setGlobals", "globalsUpdated"] as const;

/**
 * A docs page in the colour mode, language and density of the toolbar.
 *
 * Stories in a frame of their own get the globals in the frame's address, which Storybook leaves out; other globals load them again.
 */
export function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(currentGlobals);
  useEffect(() => {
    const channel = addons.getChannel();
    const update = () => setGlobals(currentGlobals());
    for (const event of events) channel.on(event, update);
    return () => {
      for (const event of events) channel.off(event, update);
    };
  }, []);
  const { colorMode, language, density } = globals;
  const text = Object.entries({ colorMode, language, density })
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(";");
  Reflect.set(globalThis, "PREVIEW_URL", `iframe.html?${new URLSearchParams({ globals: text })}`);
  return (
    <DocsContainer {...props} theme={colorMode === "dark" ? themes.dark : themes.light}>
      <div key={text} data-globals={text}>
        {children}
      </div>
    </DocsContainer>
  );
}

/** The globals that the toolbar set last. */
function currentGlobals(): Globals {
  const channel = addons.getChannel();
  const sent: { globals: Globals }[] = events.flatMap((event) => channel.last(event) ?? []);
  return sent.at(-1)?.globals ?? {};
}

/** The playground, its props, and the other stories; where stories have frames, each would start a server, so that the others are links. */
export function DocsContent() {
  const { csfFile, preparedMeta } = useOf("meta", ["meta"]);
  const [, ...others] = Object.values(csfFile.stories);
  const isFramed = preparedMeta.parameters.docs?.story?.inline === false;
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Controls />
      {isFramed && others.length > 0 && (
        <>
          <Heading>Stories</Heading>
          <ul>
            {others.map(({ id, name }) => (
              <li key={id}>
                <a href={`./?path=/story/${id}`} target="_top">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {!isFramed && others.length > 0 && <Stories />}
    </>
  );
}
