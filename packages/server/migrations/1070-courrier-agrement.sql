-- A letter belongs to one kind of procedure: those of agréments have natures of their own.
alter table modele_courrier drop constraint modele_courrier_nature_check;
alter table modele_courrier add constraint modele_courrier_nature_check
  check (nature in ('decision', 'accord', 'refus', 'rejet', 'correction', 'convention',
    'agrement-accord', 'agrement-refus', 'agrement-correction'));
