const signs = (text: string) => text.split(" ");

/** Special characters by category. */
export const specialSigns = {
  common: signs("© ® ™ § ¶ † ‡ • · … ‰ № ℃ ℉ ° ′ ″ ※ ★ ☆ ● ○ ◆ ◇ ■ □ ▲ △ ▼ ▽ ✓ ✔ ✗ ✘ ☑ ☒"),
  money: signs("¥ ￥ $ € £ ¢ ₩ ₽ ฿ ₫ ₹ ₿"),
  maths: signs("± × ÷ = ≠ ≈ ≡ < > ≤ ≥ ∞ √ ∑ ∏ ∫ ∂ ∆ π µ Ω α β γ θ λ ½ ⅓ ¼ ¾ ² ³ ¹ ⁿ ㎡ ㎥ ㎏ ㎜ ㎝ ㎞ ㏄"),
  arrows: signs("← ↑ → ↓ ↔ ↕ ⇐ ⇑ ⇒ ⇓ ⇔ ↖ ↗ ↘ ↙ ➔ ➜ ➤"),
  order: signs("① ② ③ ④ ⑤ ⑥ ⑦ ⑧ ⑨ ⑩ ㈠ ㈡ ㈢ ㈣ ㈤ Ⅰ Ⅱ Ⅲ Ⅳ Ⅴ Ⅵ Ⅶ Ⅷ Ⅸ Ⅹ"),
  marks: signs("「 」 『 』 【 】 〖 〗 《 》 〈 〉 “ ” ‘ ’ — – ～ 、 。 ！ ？ ； ："),
} as const;

/** Emoji by category. */
export const emoji = {
  faces: signs("😀 😃 😄 😁 😆 😅 😂 🤣 😊 😇 🙂 😉 😍 🥰 😘 😋 😎 🤩 🥳 😏 😢 😭 😤 😱 🤔 🤗 🙄 😴 🤤 😷"),
  hands: signs("👍 👎 👌 ✌ 🤞 👏 🙌 🙏 💪 👋 🤝 👉 👈 👆 👇 ☝ ✊ 👊"),
  hearts: signs("❤ 🧡 💛 💚 💙 💜 🖤 💕 💖 💯 ✨ 🌟 ⭐ 🔥 🎉 🎊 🎁 🎈"),
  shop: signs("🛒 🛍 💰 💴 💳 🧧 🏷 📦 🚚 ✈ 🏪 📣 📢 🔔 ⏰ 📅 📍 📞 ✅ ❌ ❗ ❓ ⚠ 🆕 🆓 🔝 🈵 🈹"),
  food: signs("🍵 🫖 🍃 🍎 🍊 🍋 🍇 🍓 🍑 🥭 🍍 🥬 🌽 🍄 🌰 🍚 🍜 🥟 🍰 🍫 🍯 🥛 ☕ 🍺"),
  things: signs("👗 👔 👟 👜 💄 💍 ⌚ 📱 💻 🎧 📷 📚 ✏ 🛏 🛁 🧸 🌸 🌹 🌻 🌈 ☀ 🌙 ❄ 💧"),
} as const;
