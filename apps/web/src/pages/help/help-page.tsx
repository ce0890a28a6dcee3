const HelpPage = () => <div className="wrap py-20" />;

export default HelpPage;
