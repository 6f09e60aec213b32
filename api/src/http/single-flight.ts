export class SingleFlight<Result> {
  private readonly running = new Map<string, Promise<Result>>();

  once(key: string, call: () => Promise<Result>): Promise<Result> {
    const running = this.running.get(key) ?? call().finally(() => this.running.delete(key));
    this.running.set(key, running);
    return running;
  }
}
