const OrdersPage = () => <p>to come</p>;
export default OrdersPage;
