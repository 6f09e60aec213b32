import { dollars } from '@practice/contract/format';
import { priceNote } from '@practice/contract/packages';
import styles from './Checkout.module.css';
import { type Purchase, packageOf } from './purchase.ts';

/** The package as the practice describes and prices it, whatever the address says. */
export function Summary({ purchase }: { purchase: Purchase }) {
  const chosen = packageOf(purchase);
  if (!chosen) return null;
  return (
    <section className={`${styles.summary} stack`} aria-labelledby="summary-title">
      <p className="text-sm text-soft">You’re buying</p>
      <h2 id="summary-title">{chosen.title}</h2>
      <p className={`${styles.price} text-soft`}>
        <span>{dollars(chosen.price)}</span> {priceNote}
      </p>
      <p>{chosen.description}</p>
      <ul className={`${styles.features} text-sm text-soft stack gap-2`}>
        {chosen.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </section>
  );
}
