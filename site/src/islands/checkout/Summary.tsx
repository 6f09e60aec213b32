import { dollars } from '@practice/contract/format';
import { priceNote } from '@practice/contract/packages';
import { packageByTitle } from '@practice/contract/payments';
import styles from './Checkout.module.css';

/** The package as the practice describes and prices it, whatever the address says. */
export function Summary({ serviceType }: { serviceType: string }) {
  const chosen = packageByTitle(serviceType);
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
