const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Words that say nothing about what a story should hold. */
export const FUNCTION_WORDS = words(
  `a an the this that these those my your his her its our their some any many much few more most every each all both no not never none
  i me you he him she they them it we us who whom whose which what where when why how there here and or but so because if then than as
  of in on at to from with without by for about into onto over under up down out off near through between behind beside around across along
  is are was were be been being am do does did done have has had having can could will would shall should may might must let lets
  go goes going went gone come comes coming came get gets getting got make makes making made take takes taking took want wants wanted wanting
  like likes liked liking need needs needed see sees seeing saw seen find finds finding found look looks looking looked meet meets meeting met
  help helps helped think thinks say says said tell tells told know knows knew learn learns learning learned learnt try tries tried trying
  live lives lived living love loves loved loving enjoy enjoys play plays playing played eat eats eating ate sleep sleeps run runs running ran
  walk walks walking fly flies swim swims jump jumps build builds building ride rides riding read reads sing sings dance dances drive drives
  very really just only also too even still again always often sometimes together away back first last next new old big small little tiny huge large
  good great nice lovely best beautiful funny happy sad favourite favorite amazing magical magic real own other another same different
  one two three four five six seven eight nine ten lots lot bit kind sort thing things something someone somebody anything everything nothing
  story book tale adventure called named name time day days year years old today yesterday tomorrow morning afternoon evening night week
  boy girl child kid kids children hero heroine please thanks thank about ever once upon while during after before until since
  discover discovers explore explores save saves saving become becomes becoming turn turns happen happens start starts begin begins ends end
  who's she's he's they're i'm we're it's don't doesn't didn't can't won't isn't aren't wasn't he'd she'd i'd let's that's there's
  would'nt maybe perhaps able being every around well way ways everyone everybody would am pm ok okay yes include includes including feature featuring
  give gives gave keep keeps put puts use uses show shows ask asks work works call calls move moves hide hides bring brings`,
);

/** Words before a noun. */
export const DETERMINERS = words(
  'a an the my your his her our their some any many two three four five six seven eight nine ten another every each this that these those of with and or',
);

/** Common describing words: they may stand between “a” and its noun. */
export const DESCRIBING = words(
  `big small little tiny huge giant old young new red blue green yellow purple pink orange black white brown golden silver shiny
  magic magical enchanted secret hidden lost friendly kind brave shy funny silly grumpy sleepy lazy clever wise gentle fluffy furry
  cuddly baby cute beautiful pretty lovely favourite favorite special best fast slow long short tall talking flying dancing singing
  mysterious ancient invisible rainbow sparkly glittery soft warm cold icy snowy sunny dark deep wild brown-eyed fat hungry naughty
  real first great wonderful amazing mighty pet stuffed wooden broken tired lonely angry scary spooky cheeky curious toy rainy sunny stormy windy foggy cloudy hot cool wet dry quiet calm noisy loud proud round square
  sweet strange unusual ambitious stubborn giant few single whole full empty early late distant nearby famous`,
);

/** Words that are a thing only with “a”, “the” and the like before them: elsewhere they are verbs or describe. */
export const NEEDS_DETERMINER = words(
  `watch swing slide bat seal dance show share cook coach race fight paint cross rose wave cap mole pop nan mate fair bug spring duck swallow
  bear lie present stick rock note mug table orange play plant book train park ship box bowl sweet rescue wish hope will crow bull
  school-run hide water dream drum bottle snow rain bark pool bank ring band fire smoke shadow echo light picture rail surprise plaster
  box phone pen square park fishing flat pine star-jump key crane storm plane jet set cold kind proud bus nail trip play contest peak bore chips den drawing`,
);
