-- A dossier never transmitted and left is erased after its people were warned: one row a warning, `echeance` is the end of
-- the period. Whoever touches the dossier puts that end off, and nothing of this counts any more.
alter table rappel drop constraint rappel_objet_check;
alter table rappel add constraint rappel_objet_check
  check (objet in ('transmission', 'completude', 'effacement'));
