const CreateBookPage = () => <div className="wrap py-20" />;

export default CreateBookPage;
