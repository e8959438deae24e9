import type { EnveloppeView } from '@asso/contract/instruction/bureau.schemas';
import { enveloppeEndpoints } from '@asso/contract/instruction/enveloppe.endpoints';
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { nomEnveloppe } from '@asso/domain/instruction/enveloppe.rules';
import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { notify } from '../../platform/session/announcements.ts';
import { useRead } from '../../platform/use-read.ts';
import { SelectControl } from '../../ui/fields/SelectControl.tsx';
import { EnveloppeBarre } from './EnveloppeBarre.tsx';
import { EnveloppeDetails } from './EnveloppeDetails.tsx';
import { EnveloppeDialog } from './EnveloppeDialog.tsx';
import { computeLargeur, listGraduations, makeEchelle } from './enveloppes-echelle.ts';

/**
 * Shows for each envelope its total, what is granted, proposed and left, in figures with a drawing; all are drawn on one
 * scale: a bar twice as long is twice the money.
 */
export function EnveloppesPanel() {
  const read = useRead(enveloppeEndpoints.listEnveloppes, {});
  const [ouverte, setOuverte] = useState<EnveloppeView | 'nouvelle' | null>(null);
  const params = useQueryParams();
  if (read.state === 'attente') return <div className="suite-attendue" aria-busy="true" />;
  if (read.state !== 'lu') return <NonLues problem={read.problem} onRetry={() => void read.reload()} />;
  const { items: all, campagnes, accordes } = read.value;
  const suivies = campagnesOf(all);
  const chosen = params.get(campagneParam);
  const items = suivies.some(({ value }) => value === chosen)
    ? all.filter((one) => cleCampagne(one) === chosen)
    : all;
  const most = makeEchelle(items);
  return (
    <section className="pile pile--serree enveloppes" aria-labelledby="enveloppes">
      <h2 id="enveloppes" className="fr-h6">
        Enveloppes {items.length > 1 && <span className="petit discret">à la même échelle</span>}
      </h2>
      {suivies.length > 1 && (
        <SelectControl
          id="campagne-suivie"
          label="Campagne"
          options={[{ value: toutes, label: 'Toutes les campagnes' }, ...suivies]}
          value={chosen ?? toutes}
          onChange={(value) =>
            params.set({ [campagneParam]: value && value !== toutes ? String(value) : null })
          }
        />
      )}
      {items.length === 0 && (
        <p>
          Aucune enveloppe fixée.
          {campagnes.length === 0 && ' Une personne responsable d’un service peut en fixer une.'}
        </p>
      )}
      {items.map((one) => (
        <div key={one.id} className="pile pile--serree">
          <EnveloppeBarre enveloppe={one} most={most} />
          <EnveloppeDetails enveloppe={one} accordes={accordes} />
          <p className="actions actions--ligne">
            <AppLink className="fr-link fr-link--sm" href={commissionHref(one.id)}>
              Commission<span className="invisible"> : {nomEnveloppe(one)}</span>
            </AppLink>
          </p>
          {one.rights.edit && (
            <button
              type="button"
              className="fr-btn fr-btn--tertiary fr-btn--sm"
              onClick={() => setOuverte(one)}
            >
              Modifier<span className="invisible"> l’enveloppe {nomEnveloppe(one)}</span>
            </button>
          )}
        </div>
      ))}
      {items.length > 0 && <Echelle most={most} />}
      {campagnes.length > 0 && (
        <p>
          <button
            type="button"
            className="fr-btn fr-btn--tertiary fr-btn--sm fr-btn--icon-left fr-icon-add-line"
            onClick={() => setOuverte('nouvelle')}
          >
            Fixer une enveloppe
          </button>
        </p>
      )}
      {ouverte && (
        <EnveloppeDialog
          enveloppe={ouverte === 'nouvelle' ? null : ouverte}
          campagnes={campagnes}
          onDone={async (fait) => {
            setOuverte(null);
            notify('succes', fait);
            await read.reload();
          }}
          onClose={() => setOuverte(null)}
        />
      )}
    </section>
  );
}

/** The axis under the bars, drawn for the eye. */
const Echelle = ({ most }: { most: number }) => (
  <div className="enveloppes__axe" aria-hidden="true">
    {listGraduations(most).map((euros) => (
      <span key={euros} className="enveloppes__graduation" style={{ left: computeLargeur(euros, most) }}>
        {/* A mark at the very end has no room for its sum. */}
        {euros / most < 0.85 && (euros === 0 ? '0' : formatEuros(euros))}
      </span>
    ))}
  </div>
);

/** The list of the day stays when the envelopes cannot be read. */
const NonLues = ({ problem, onRetry }: { problem: ProblemReply; onRetry: () => void }) => (
  <section className="pile pile--serree" aria-labelledby="enveloppes">
    <h2 id="enveloppes" className="fr-h6">
      Enveloppes
    </h2>
    <p>Les enveloppes ne s’affichent pas. {problem.message}</p>
    <p>
      <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={onRetry}>
        Réessayer
      </button>
    </p>
  </section>
);

const campagneParam = 'campagne';
const toutes = 'toutes';

const cleCampagne = ({ code_subvention, campagne_exercice }: EnveloppeView): string =>
  `${code_subvention}-${campagne_exercice}`;

/** Lists, once each, the campaigns that have an envelope. */
const campagnesOf = (enveloppes: readonly EnveloppeView[]) =>
  [...new Map(enveloppes.map((one) => [cleCampagne(one), one.titre]))].map(([value, label]) => ({
    value,
    label,
  }));

/** Returns the address of the page where a commission shares out this envelope. */
const commissionHref = (enveloppe: string): string => `/instructeur?vue=commission&enveloppe=${enveloppe}`;
