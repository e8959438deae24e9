-- What a request says, who was put there on proof, and the disagreements the administration decides.
alter table membre_association
  -- What the person adds to their request, for who answers it.
  add column message text check (length(message) <= 1000),
  -- When an administrator gave this access on proof: a manager alone does not take it back for a year.
  add column installe_le timestamptz,
  -- A manager disagrees with a request that has a proof, or with who was put there; emptied once it is decided.
  add column conteste_le timestamptz,
  add column conteste_par uuid references utilisateur (id),
  add column conteste_motif text,
  -- When the person was told that their request went to the administration.
  add column relais_le timestamptz,
  add constraint membre_association_conteste
    check (num_nulls(conteste_le, conteste_par, conteste_motif) in (0, 3));

-- What waits for an administrator: accesses that are contested.
create index membre_association_conteste on membre_association (conteste_le, id) where conteste_le is not null;
-- The decisions of administrators, the latest first.
create index historique_membre_administration on historique (id desc) where objet = 'membre' and role = 'lca.admin';
