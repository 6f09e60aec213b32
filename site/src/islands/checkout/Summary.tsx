import { dollars } from '@practice/contract/format';
import { priceNote } from '@practice/contract/packages';
import styles from './Checkout.module.css';
import { type Purchase, soldAs } from './purchase.ts';

/** The package with the practice's own description and price. */
export function Summary({ purchase }: { purchase: Purchase }) {
  const sold = soldAs(purchase);
  if (!sold) return null;
  return (
    <section className={styles.summary} aria-labelledby="summary-title">
      <p className={styles.soft}>You’re buying</p>
      <h2 id="summary-title">{sold.title}</h2>
      <p className={styles.price}>
        <span>{dollars(sold.price)}</span> {priceNote}
      </p>
      <p>{sold.description}</p>
      <ul className={styles.features}>
        {sold.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </section>
  );
}
