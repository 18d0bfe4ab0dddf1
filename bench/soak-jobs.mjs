// The jobs of a soak: reads, writes whose connections are cut, and malicious bodies.
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** The error codes of a request whose connection the server has closed. */
const CLOSED = new Set(["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"]);

/** The jobs of one shop of the demo; `counts` has the completed calls. Every write has a definite answer when it is counted. */
export async function soakJobs(url) {
  const api = `${url}/api/admin/merchant`;
  const counts = { writes: 0, repeated: 0, cut: 0, reads: 0, hostile: 0, slow: 0 };
  const coupons = new Set();
  const failures = [];
  let added = 0;

  async function call(path, { body, headers, ...init } = {}) {
    const answer = await fetch(`${api}/${path}`, {
      ...init,
      ...(body && { method: "POST", body: JSON.stringify(body) }),
      headers: { "content-type": "application/json", "Authori-zation": token, ...headers },
    });
    return { status: answer.status, ...(await answer.json()) };
  }

  /** One write, repeated with its key until there is a definite answer; every fifth loses its connection during the call. */
  async function write(path, body) {
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    for (let isFirst = true; ; isFirst = false) {
      const isCut = isFirst && Math.random() < 0.2;
      if (isCut) counts.cut += 1;
      const signal = AbortSignal.timeout(isCut ? Math.ceil(Math.random() * 30) : 30_000);
      const answer = await call(path, { body, headers, signal }).catch(() => undefined);
      if (answer?.status === 200) return (counts.writes += 1);
      if (answer && answer.status !== 429 && answer.status < 500) throw new Error(`${path} answered ${JSON.stringify(answer)}`);
      counts.repeated += 1;
      await sleep(100);
    }
  }

  const { data } = await (
    await fetch(`${api}/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ account: "admin", pwd: "Shopkeeper-1" }),
    })
  ).json();
  const { token } = data;
  const [product] = (await call("product/list?type=1&limit=1")).data.list;
  const sku = async () => (await call(`product/info/${product.id}`)).data.attrValue[0];
  const start = await sku();

  const reads = ["product/list?type=1&limit=50", "coupon/list?limit=50", "product/reply/list?limit=20", `product/info/${product.id}`];
  const hostile = [
    ["/publicly/vitals", `{"vitals":[${"{},".repeat(20_000)}{}]}`],
    ["/publicly/errors", JSON.stringify({ message: "x".repeat(1_000_000) })],
    ["/admin/merchant/login", `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
    ["/admin/merchant/coupon/save", JSON.stringify({ name: "x".repeat(3_000_000) })],
    ["/admin/merchant/coupon/save", JSON.stringify({ productIds: "1,".repeat(500_000) })],
    [
      "/admin/merchant/product/save",
      JSON.stringify({ content: `<p>${"<b><p>".repeat(16_000)}`, attrValue: Array.from({ length: 5_000 }, () => ({})) }),
    ],
    ["/admin/merchant/store/product/category/add", `{"name":${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}}`],
  ];

  /**
   * Sends a request that a running server must answer, with data or any refusal, and never with a server error.
   *
   * The server closes the connection of a body that it refuses unread; a request just sent on it is sent once more.
   */
  async function demandAnswer(path, init, isRepeated = false) {
    const wasUp = jobs.isUp;
    const fault = await fetch(`${url}/api${path}`, { ...init, signal: AbortSignal.timeout(30_000) }).then(
      async (answer) => {
        await answer.arrayBuffer();
        const isBusy = answer.status === 503 && answer.headers.has("retry-after");
        return answer.status >= 500 && !isBusy && `${path} answered ${answer.status}`;
      },
      (error) => {
        const reason = error.cause?.code ?? error.name;
        if (!isRepeated && CLOSED.has(reason)) return demandAnswer(path, init, true);
        return `${path} was not answered: ${reason}`;
      },
    );
    if (fault && wasUp && jobs.isUp) failures.push(fault);
  }

  const jobs = {
    counts,
    /** Whether the server runs; false while it is killed and restarted. */
    isUp: true,

    async addStock() {
      await write("product/quick/stock/add", { id: product.id, attrValueList: [{ id: start.id, stock: 1 }] });
      added += 1;
    },

    async addCoupon() {
      const name = `soak ${coupons.size} ${crypto.randomUUID().slice(0, 8)}`;
      const window = { isLimited: 0, isTimeReceive: 0, isFixedTime: 0, day: 3 };
      await write("coupon/save", { name, category: 1, receiveType: 1, money: 5, minPrice: 0, sort: 0, status: 1, ...window });
      coupons.add(name);
    },

    async read() {
      const path = reads[(counts.reads += 1) % reads.length];
      await demandAnswer(`/admin/merchant/${path}`, { headers: { "Authori-zation": token } });
    },

    async sendHostile() {
      const [path, body] = hostile[(counts.hostile += 1) % hostile.length];
      const headers = { "content-type": "application/json", "Authori-zation": token };
      await demandAnswer(path, { method: "POST", body, headers });
    },

    async leaveSlowBody() {
      counts.slow += 1;
      const { hostname, port } = new URL(url);
      const socket = connect(Number(port), hostname).on("error", () => undefined);
      socket.write(
        `POST /api/admin/merchant/login HTTP/1.1\r\nHost: soak\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"account":"`,
      );
      await sleep(2_000);
      socket.destroy();
    },

    /** Writes that were lost or done twice, and errors of the server. */
    async faults() {
      const faults = [...failures];
      const { stock } = await sku();
      if (stock !== start.stock + added) faults.push(`stock is ${stock} after ${added} additions to ${start.stock}`);
      const found = new Map();
      for (let page = 1; ; page += 1) {
        const { list, totalPage } = (await call(`coupon/list?name=soak&limit=100&page=${page}`)).data;
        for (const { name } of list) found.set(name, (found.get(name) ?? 0) + 1);
        if (page >= totalPage) break;
      }
      for (const name of coupons) if (found.get(name) !== 1) faults.push(`coupon ${name} is there ${found.get(name) ?? 0} times`);
      return faults;
    },
  };
  return jobs;
}
