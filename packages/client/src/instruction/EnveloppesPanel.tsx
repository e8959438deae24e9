import type { EnveloppeView } from '@asso/contract/instruction/bureau.schemas';
import { enveloppeEndpoints } from '@asso/contract/instruction/enveloppe.endpoints';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { resteDe } from '@asso/domain/instruction/enveloppe.rules';
import { useState } from 'react';
import { notify } from '../platform/announcements.ts';
import { useRead } from '../platform/use-read.ts';
import { AmountBars } from '../ui/AmountBars.tsx';
import { EnveloppeDialog } from './EnveloppeDialog.tsx';

/** What each campaign holds, what is granted and proposed of it, what is left: drawn, with its figures beside. */
export function EnveloppesPanel() {
  const read = useRead(enveloppeEndpoints.listEnveloppes, {});
  const [ouverte, setOuverte] = useState<EnveloppeView | 'nouvelle' | null>(null);
  if (read.state !== 'lu') return null;
  const { items, campagnes } = read.value;
  return (
    <section className="pile pile--serree" aria-labelledby="enveloppes">
      <h2 id="enveloppes" className="fr-h5">
        Enveloppes
      </h2>
      {items.length === 0 && (
        <p>
          Aucune enveloppe fixée.
          {campagnes.length === 0 && ' Une personne responsable du service peut en fixer une.'}
        </p>
      )}
      {items.map((one) => (
        <div key={one.id} className="pile pile--serree">
          <AmountBars
            caption={`${nomDe(one)} : ${formatEuros(one.total)}`}
            bars={[
              { label: 'Accordé', euros: one.accorde },
              { label: 'Proposé', euros: one.propose },
              { label: 'Reste', euros: resteDe(one) },
            ]}
          />
          {one.rights.edit && (
            <button
              type="button"
              className="fr-btn fr-btn--tertiary fr-btn--sm"
              onClick={() => setOuverte(one)}
            >
              Modifier<span className="invisible"> l’enveloppe {nomDe(one)}</span>
            </button>
          )}
        </div>
      ))}
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

const nomDe = ({ titre, lib_sous_dispositif, exercice }: EnveloppeView): string =>
  [titre, lib_sous_dispositif, exercice].filter(Boolean).join(', ');
