import { AppLink } from '../../platform/AppLink.tsx';
import type { FilterValues } from '../../ui/table/filters.ts';
import { vueParam } from './instruction-query.ts';
import {
  dansAgrements,
  maChargeHref,
  maFile,
  retardHref,
  vueHref,
  vueOf,
  vuesService,
} from './instruction-vues.ts';
import '../dossier/service-dossier.css';

type InstructionVuesProps = {
  /** These are the chosen filters, without the one the list always applies. */
  values: FilterValues;
  isWhole: boolean;
  isAgrements: boolean;
};

/** The usual views are links; the present one is marked, and none is marked once other filters are added. */
export function InstructionVues({ values, isWhole, isAgrements }: InstructionVuesProps) {
  const asked = Object.keys(values).join();
  const etats = asked === 'etats' ? (values.etats ?? []) : [];
  const present = vueOf(etats)?.id;
  const isMine = sameEtats(etats);
  const isMaCharge =
    asked === 'etats,affectes' && values.affectes?.join() === 'moi' && sameEtats(values.etats ?? []);
  const vues = [
    { label: 'Ma file', href: vueHref(maFile), isPresent: isMine },
    { label: 'Affectés à moi', href: maChargeHref, isPresent: isMaCharge },
    { label: 'En retard', href: retardHref, isPresent: asked === 'retard' },
    ...vuesService.map((vue) => ({ label: vue.label, href: vueHref(vue), isPresent: vue.id === present })),
    // The address names this view: without a name, the queue would open on the agent's preferred view.
    { label: 'Tous', href: `/dossiers?${vueParam}=toutes`, isPresent: isWhole },
  ];
  return (
    <nav aria-label="Vues">
      <ul className="liste-nue vues-service">
        {vues.map(({ label, href, isPresent }) => (
          <li key={label}>
            <AppLink
              className="vues-service__lien"
              href={isAgrements ? dansAgrements(href) : href}
              aria-current={isPresent ? 'true' : undefined}
            >
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const sameEtats = (etats: readonly string[]): boolean =>
  etats.length === maFile.etats.length && maFile.etats.every((etat) => etats.includes(etat));
