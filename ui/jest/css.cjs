// Stands in for stylesheets in tests: each class of a CSS module is its own name, and a stylesheet as text is empty.
module.exports = new Proxy(
  {},
  {
    get(_, name) {
      if (name === Symbol.toPrimitive) return () => '';
      return name === '__esModule' ? false : name;
    },
  },
);
