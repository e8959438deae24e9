import { AppLink } from '../platform/AppLink.tsx';
import { vueHref, vueOf, vuesService } from './instruction-vues.ts';
import './service-dossier.css';

/** The usual views, as links; the present one is said. */
export function InstructionVues({ etats, isWhole }: { etats: readonly string[]; isWhole: boolean }) {
  const present = vueOf(etats);
  return (
    <nav aria-label="Vues">
      <ul className="liste-nue onglets">
        {vuesService.map((vue) => (
          <li key={vue.id}>
            <AppLink
              className="onglets__lien"
              href={vueHref(vue)}
              aria-current={vue === present ? 'true' : undefined}
            >
              {vue.label}
            </AppLink>
          </li>
        ))}
        <li>
          <AppLink className="onglets__lien" href="/dossiers" aria-current={isWhole ? 'true' : undefined}>
            Tous
          </AppLink>
        </li>
      </ul>
    </nav>
  );
}
