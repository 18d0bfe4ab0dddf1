import "virtual:styles/page.css";
import { Button, Card, Select, TextInput } from "@shopkeeper/ui/core";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, Link, Outlet, RouterProvider, useNavigate } from "react-router-dom";

// The least that our stack can show of the same lists: no shell, no SDK, no cache, one native table.
let token = "";

async function call(path, init = {}) {
  const answer = await fetch(`/api/admin/merchant/${path}`, {
    ...init,
    headers: { "content-type": "application/json", "Authori-zation": token },
  });
  return (await answer.json()).data;
}

function Login() {
  const navigate = useNavigate();
  const [account, setAccount] = useState("");
  const [password, setPassword] = useState("");
  async function logIn(event) {
    event.preventDefault();
    ({ token } = await call("login", { method: "POST", body: JSON.stringify({ account, pwd: password }) }));
    await navigate("/coupon/list");
  }
  return (
    <Card as="form" onSubmit={logIn}>
      <TextInput placeholder="用户名" value={account} onChange={setAccount} />
      <TextInput placeholder="密码" type="password" value={password} onChange={setPassword} />
      <Button type="submit" variant="primary">
        登录
      </Button>
    </Card>
  );
}

const Lists = () => (
  <main>
    <nav>
      <Link to="/coupon/list">优惠券列表</Link> <Link to="/coupon/record">领取记录</Link>
    </nav>
    <Outlet />
  </main>
);

function List({ path, columns }) {
  const [limit, setLimit] = useState("20");
  const [page, setPage] = useState();
  useEffect(() => {
    let isGone = false;
    void call(`${path}?page=1&limit=${limit}`).then((next) => isGone || setPage(next));
    return () => void (isGone = true);
  }, [path, limit]);
  return (
    <Card>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {page?.list.map((row, index) => (
            <tr key={row.id ?? index}>
              {columns.map((column) => (
                <td key={column}>{String(row[column] ?? "")}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Select
        aria-label="每页条数"
        value={limit}
        onChange={setLimit}
        options={["20", "100"].map((value) => ({ value, label: `${value} 条/页` }))}
      />
    </Card>
  );
}

const coupons = ["id", "name", "money", "minPrice", "category", "total", "lastTotal", "isLimited", "status", "createTime"];
const records = ["id", "couponId", "name", "nickname", "money", "minPrice", "status", "createTime"];

const router = createBrowserRouter([
  { path: "/login", Component: Login },
  {
    Component: Lists,
    children: [
      { path: "/coupon/list", element: <List key="list" path="coupon/list" columns={coupons} /> },
      { path: "/coupon/record", element: <List key="record" path="coupon/user/list" columns={records} /> },
    ],
  },
]);

createRoot(document.getElementById("root")).render(<RouterProvider router={router} />);
