import styles from './brand.module.css';

/** Logo of the product: five discs, one per accent. Decorative, because the name is next to it. */
export function BrandMark() {
  return (
    <svg className={`ov ${styles.brand}`} viewBox="0 0 40 40" aria-hidden="true">
      <circle className="disc accent-s1" cx="20" cy="11.4" r="9.6" />
      <circle className="disc accent-s2" cx="28.2" cy="17.3" r="9.6" />
      <circle className="disc accent-s3" cx="25.1" cy="27" r="9.6" />
      <circle className="disc accent-s5" cx="14.9" cy="27" r="9.6" />
      <circle className="disc accent-s4" cx="11.8" cy="17.3" r="9.6" />
    </svg>
  );
}

/** Placeholder for the logo of the institute, in the current text colour. Decorative, because the name is next to it. */
export function InstituteMark() {
  return (
    <svg className={styles.institute} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="18.5" />
      <circle cx="20" cy="14" r="7" />
      <circle cx="14.5" cy="23.5" r="7" />
      <circle cx="25.5" cy="23.5" r="7" />
    </svg>
  );
}
