// Preloaded into the parts of the product: ends them when the process that started them is killed.
process.once('disconnect', () => process.kill(process.pid));
process.channel?.unref();
