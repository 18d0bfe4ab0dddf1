import { currentLanguage, textOf } from "@shopkeeper/hooks/texts";
import { layoutText, type OrderAlert } from "@shopkeeper/hooks/layout";

/** Announces new orders by sound: spoken if the browser can, else two short tones. Browsers stay silent until the first user gesture. */
export function announce(alert: Exclude<OrderAlert, "off">): void {
  if (alert === "voice" && "speechSynthesis" in globalThis) {
    const words = new SpeechSynthesisUtterance(textOf(layoutText, "newOrders"));
    words.lang = currentLanguage();
    speechSynthesis.speak(words);
  } else ring();
}

const tones = [880, 1174.66];
const toneSeconds = 0.18;

function ring() {
  const context = new AudioContext();
  const volume = new GainNode(context, { gain: 0.15 });
  volume.connect(context.destination);
  for (const [index, frequency] of tones.entries()) {
    const tone = new OscillatorNode(context, { frequency });
    tone.connect(volume);
    tone.start(context.currentTime + index * toneSeconds);
    tone.stop(context.currentTime + (index + 1) * toneSeconds);
    if (index === tones.length - 1) tone.onended = () => void context.close();
  }
}
