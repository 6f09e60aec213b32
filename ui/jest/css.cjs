// Tests read class names, not styles: every class of a CSS module is its own name.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
