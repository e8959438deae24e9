-- A line for Chorus now says what kind of number its third party bears, before that number: the lines of the lots already
-- made bear SIRETs, and are read under the same names of columns.
update lot_transfert_ligne set cellules = jsonb_insert(cellules, '{5}', '"1"')
  where jsonb_array_length(cellules) < 17;
