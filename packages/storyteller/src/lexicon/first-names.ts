const names = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Common first names by the figure that is painted for them; others are guessed by their ending. */
export const GIRLS_NAMES = names(
  `olivia emma ava charlotte sophia sophie amelia isabella isabelle mia evelyn harper luna camila sofia scarlett elizabeth eleanor emily chloe
  mila violet penelope gianna aria abigail ella hazel nora layla lily aurora nova ellie madison grace isla willow zoe riley stella eliana ivy
  victoria emilia zoey naomi hannah lucy elena lillian maya leah paisley addison natalie valentina everly delilah leilani madelyn kinsley ruby
  sophia alice genesis claire audrey sadie aaliyah josephine autumn brooklyn quinn kennedy cora savannah caroline athena natalia hailey aubrey
  emery anna iris bella eloise skylar jade sarah sara rose daisy poppy freya florence evie millie molly matilda jessica martha megan holly beth
  amy katie kate kathy julia julie laura lena lea marie maria fatima aisha yasmin amira zara priya anaya mei yuki sakura ingrid astrid heidi greta
  clara frida ida elsie mabel edith nell nina tessa tilly rosie maisie phoebe imogen jasmine georgia harriet lottie thea margot ottilie`,
);
export const BOYS_NAMES = names(
  `liam noah oliver james elijah mateo theodore theo henry lucas luca william benjamin ben levi sebastian jack ezra michael daniel dan leo owen
  samuel sam hudson alexander alex asher luke john johnny jackson david joseph joe joey julian matthew matt luca wyatt thomas tom tommy gabriel
  isaac jacob jake jayden josiah charlie charles anthony tony caleb christopher chris ezekiel miles maverick nathan thiago adam ethan max maximilian
  muhammad mohammed ali omar yusuf hassan ibrahim arjun rohan kai finn finley arthur archie harry george alfie freddie frederick oscar toby teddy
  rory reggie louis lewis logan harrison albie ollie oskar paul peter anton emil felix jonas lukas matthias hugo jules pierre pablo diego carlos
  juan jose pedro marco mario giovanni luigi ravi dev kenji hiroshi wei min tim timmy bobby bob billy bill will eddie edward robert robin rob steve
  stephen simon ryan dylan cody kevin brian mark martin andrew andy nick nicholas neil ian colin graham stan ted walter frank fred ernie albert`,
);
