import { freshMerchant } from "../fresh-merchant";
import { expect, test } from "../test";

/** A day at +08:00, `ago` days ago, and its noon. */
const day = (ago: number) => new Date(Date.now() + 8 * 3_600_000 - ago * 86_400_000).toISOString().slice(0, 10);
const midnightOf = (ago: number) => new Date(`${day(ago)}T00:00:00+08:00`);
const noonOf = (ago: number) => new Date(`${day(ago)}T12:00:00+08:00`);
const sale = (createTime: Date, price: number) => ({ createTime, lines: [{ price: price * 100 }] });

test("stat cards with comparison to yesterday", async ({ page, view }) => {
  const merchant = await freshMerchant(page, {
    merchant: { realName: "顾云水" },
    users: 3,
    // as early as possible: the current day is compared with yesterday up to the same time
    orders: [sale(midnightOf(1), 60), sale(midnightOf(1), 20), sale(new Date(), 120), sale(new Date(), 40)],
    visits: [
      { day: day(1), visitors: 14 },
      { day: day(0), visitors: 7 },
    ],
  });
  await view.enter(merchant.token);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("，顾云水");
  const card = (label: string) => page.getByRole("group", { name: label });
  await expect(card("销售额")).toContainText("¥160.00");
  await expect(card("销售额")).toContainText("昨日数据 80.00 元");
  await expect(card("销售额")).toContainText("较昨日同时段上升 100%");
  await expect(card("订单量").getByRole("strong")).toHaveText("2");
  await expect(card("订单量")).toContainText("昨日数据 2单");
  await expect(card("订单量")).toContainText("与昨日同时段持平");
  await expect(card("访客数").getByRole("strong")).toHaveText("7");
  await expect(card("访客数")).toContainText("昨日数据 14 人");
  await expect(card("粉丝数").getByRole("strong")).toHaveText("3");
  await card("订单量").getByRole("link", { name: "2", exact: true }).click();
  await expect(page).toHaveURL(/\/order\/list\?dateLimit=today$/);
  await expect(page.getByRole("checkbox", { name: /^选择 / })).toHaveCount(2);
  view.expectQuiet();
});

test("operating counters that link to the list with the right tab", async ({ page, view, shop }) => {
  const merchant = await freshMerchant(page, {
    products: [{}, {}, {}, { isShow: false, auditStatus: 1, isAudit: true }],
    orders: [{ status: 1 }, { status: 2 }, { status: 3 }, { status: 4, refundStatus: 1 }],
  });
  await view.enter(merchant.token);
  const counters = [
    ["在售商品", 3, "/product/list?type=1"],
    ["待审核商品", 1, "/product/list?type=6"],
    ["待发货", 2, "/order/list?status=notShipped"],
    ["待核销", 1, "/order/list?status=awaitVerification"],
    ["待退款", 1, "/order/refund?refundStatus=0"],
  ] as const;
  const list = page.getByRole("region", { name: "经营数据" });
  for (const [name, count, address] of counters) {
    const counter = list.getByRole("listitem").filter({ hasText: name });
    await expect(counter).toHaveText(new RegExp(`^${name}${count}$`));
    await counter.getByRole("link").click();
    await expect(page).toHaveURL(shop.url + address);
    await page.goBack();
  }
});

test("shortcuts lead to the pages that are needed most, and rankings name the products of the last seven days", async ({ page, view }) => {
  const merchant = await freshMerchant(page, {
    products: [{ name: "明前龙井" }, { name: "手作紫砂壶" }],
    orders: [
      { createTime: noonOf(3), lines: [{ product: 1, price: 900_00 }] },
      { createTime: noonOf(3), lines: [{ product: 0, price: 88_00 }] },
      { createTime: noonOf(3), status: 0, lines: [{ product: 0, price: 88_00 }] },
    ],
    views: [
      { day: day(1), product: 0, views: 1212 },
      { day: day(1), product: 1, views: 7 },
    ],
  });
  await view.enter(merchant.token);
  await expect(page.getByRole("table", { name: "商品支付排行" }).getByRole("row")).toHaveText([
    /排名.*支付金额/,
    /第 1 名.*手作紫砂壶.*¥900\.00/,
    /第 2 名.*明前龙井.*¥88\.00/,
  ]);
  await expect(page.getByRole("table", { name: "商品访客排行" }).getByRole("row")).toHaveText([
    /排名.*访问量/,
    /第 1 名.*明前龙井.*1,212/,
    /第 2 名.*手作紫砂壶.*7/,
  ]);
  await page.getByRole("table", { name: "商品支付排行" }).getByRole("link", { name: "明前龙井" }).click();
  await expect(page.getByText("商品：明前龙井")).toBeVisible();
  await expect(page.getByText("已付款", { exact: true })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^选择 / })).toHaveCount(1);
  await view.toTag("主页");
  await page.getByRole("table", { name: "商品访客排行" }).getByRole("link", { name: "明前龙井" }).click();
  await expect(page.getByRole("checkbox", { name: /^选择 / })).toHaveCount(1);
  await view.toTag("主页");
  await page.getByRole("region", { name: "快捷入口" }).getByRole("link", { name: "优惠券" }).click();
  await expect(page).toHaveURL(/\/coupon\/list$/);
});

/** Sales of today, of this week, of this month or the previous one, and of long ago. */
const sold = [
  [0, 4],
  [2, 2.5],
  [20, 1],
  [500, 8],
] as const;
const orders = () => sold.map(([ago, price]) => sale(ago === 0 ? new Date() : noonOf(ago), price));
const yuan = (amount: number) => `¥${amount.toFixed(2)}`;
const soldSince = (isIn: (day: string) => boolean) => yuan(sold.reduce((sum, [ago, price]) => sum + (isIn(day(ago)) ? price : 0), 0));

test("presets of the chart change its figures and the address, which a reload keeps", async ({ page, view, shop }) => {
  const merchant = await freshMerchant(page, { orders: orders() });
  await view.enter(merchant.token);
  const trend = page.getByRole("region", { name: "经营趋势" });
  const total = trend.getByRole("definition").first();
  await expect(trend.getByRole("radio", { name: "最近7天" })).toBeChecked();
  await expect(total).toHaveText("¥6.50");
  const presets = {
    今天: ["today", "¥4.00"],
    昨天: ["yesterday", "¥0.00"],
    最近30天: ["lately30", "¥7.50"],
    本月: ["month", soldSince((date) => date.slice(0, 7) === day(0).slice(0, 7))],
    本年: ["year", soldSince((date) => date.slice(0, 4) === day(0).slice(0, 4))],
    全部: ["all", "¥15.50"],
  };
  for (const [label, [name, sum = ""]] of Object.entries(presets)) {
    await trend.getByRole("radio", { name: label }).check();
    await expect(page).toHaveURL(`${shop.url}/dashboard?dateLimit=${name}`);
    await expect(total, label).toHaveText(sum);
    if (sum !== "¥0.00") await expect(trend.getByRole("application", { name: new RegExp(`^${label}的销售额与订单量`) })).toBeVisible();
    else await expect(trend.getByText("这段时间还没有订单和访客")).toBeVisible();
  }
  await page.reload();
  await expect(trend.getByRole("radio", { name: "全部" })).toBeChecked();
  await expect(total).toHaveText("¥15.50");
});

test("the table alternative has the same figures as rows, the latest first", async ({ page, view }) => {
  const merchant = await freshMerchant(page, { orders: orders(), visits: [{ day: day(2), visitors: 30 }] });
  await view.enter(merchant.token);
  const trend = page.getByRole("region", { name: "经营趋势" });
  await trend.getByRole("radio", { name: "表格" }).check();
  await expect(trend.getByRole("application")).toHaveCount(0);
  const rows = trend.getByRole("table", { name: "最近7天的经营数据表" }).getByRole("row");
  await expect(rows).toHaveText([
    "时间销售额订单量访客数",
    new RegExp(`^${day(0)} .+¥4\\.0010$`),
    new RegExp(`^${day(1)} .+¥0\\.0000$`),
    new RegExp(`^${day(2)} .+¥2\\.50130$`),
    ...[3, 4, 5, 6].map((ago) => new RegExp(`^${day(ago)} .+¥0\\.0000$`)),
    "合计¥6.50230",
  ]);
  await trend.getByRole("radio", { name: "图表" }).check();
  await expect(trend.getByRole("application")).toBeVisible();
  await expect(rows).toHaveCount(0);
});

test("hover and arrow keys tell the values of each point", async ({ page, view }) => {
  const merchant = await freshMerchant(page, { orders: orders() });
  await view.enter(merchant.token);
  const trend = page.getByRole("region", { name: "经营趋势" });
  const chart = trend.getByRole("application", { name: /最近7天的销售额与订单量，销售额合计 6\.50 元，订单量合计 2 单/ });
  const tip = trend.getByRole("status").filter({ hasText: "销售额" });
  await expect(chart).toBeVisible();
  await expect(tip).toHaveCount(0);
  const { width = 0, height = 0 } = (await chart.boundingBox()) ?? {};
  await chart.hover({ position: { x: width - 40, y: height / 2 } });
  await expect(tip).toContainText(day(0));
  await expect(tip).toContainText("¥4.00");
  await expect(tip).toContainText("1 单");
  await page.mouse.move(5, 5);
  await expect(tip).toHaveCount(0);

  await trend.getByRole("radio", { name: "最近7天" }).focus();
  await page.keyboard.press("Tab");
  await expect(chart).toBeFocused();
  for (let press = 0; press < 7; press++) await page.keyboard.press("ArrowRight");
  await expect(tip).toContainText(day(0));
  await expect(tip).toContainText("¥4.00");
  await page.keyboard.press("ArrowLeft");
  await expect(tip).toContainText(day(1));
  await expect(tip).toContainText("¥0.00");
  await page.keyboard.press("ArrowLeft");
  await expect(tip).toContainText(day(2));
  await expect(tip).toContainText("¥2.50");
});

test("an empty shop leads by the hand: each step ticks itself, and what is put away stays away", async ({ page, view }) => {
  const merchant = await freshMerchant(page);
  await view.enter(merchant.token);
  const steps = page.getByRole("region", { name: "从这里开始" });
  await expect(steps).toContainText("已完成 1 / 8");
  await expect(page.getByText("这段时间还没有订单和访客")).toBeVisible();
  await expect(page.getByText("近 7 天还没有商品成交")).toBeVisible();
  await steps.getByRole("link", { name: "去完成 添加商品分类" }).click();
  await expect(page).toHaveURL(/\/product\/classify$/);
  await merchant.add({ categories: [{ name: "茶" }] });
  await view.toTag("主页");
  await expect(steps).toContainText("已完成 2 / 8");
  await expect(steps.getByRole("listitem").filter({ hasText: "添加商品分类" })).toContainText("已完成");
  await steps.getByRole("button", { name: "收起" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "确定" }).click();
  await expect(steps).toHaveCount(0);
  view.expectQuiet();
});
