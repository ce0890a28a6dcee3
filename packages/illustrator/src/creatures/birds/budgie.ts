import { svgPoints } from '../../paint/svg-points.ts';
import { form, toneOf } from '../parts/form.ts';
import { shapesOf, sized } from './measures.ts';
import { perching } from './songbird.ts';

/** The budgie: green, a yellow face with a hooked beak, wavy bars on nape and wings. */
export const budgie = sized(
  0.82,
  perching(
    {
      back: '#f4d956',
      wing: '#d8cf58',
      feathers: '#4f7f6a',
      tips: '#f4e48a',
      belly: '#6fc35c',
      beak: '#e9b54a',
      legs: '#c9929a',
      brow: '#7a8a3c',
      cheekColour: '#6a78d0',
      tail: { length: 66, width: 11, spread: 10, tone: toneOf('#3f74b8'), fork: 0.7 },
      folded: {
        length: 68,
        markings: (layer) => {
          layer.ctx.strokeStyle = '#4c5a48';
          layer.ctx.lineWidth = 2.4;
          for (let row = 0; row < 5; row++)
            for (let k = 0; k < 4; k++) {
              layer.ctx.beginPath();
              layer.ctx.arc(8 - row * 9 + (k % 2) * 3, 3 + k * 9, 4.6, 1.9, 4.4);
              layer.ctx.stroke();
            }
        },
      },
      beakShape: {
        at: [10, 5],
        upper: svgPoints('-7,-1 -3,-8 5,-9 12,-3 13,7 8,14 3,7 -5,6'),
        lower: svgPoints('-5,3 6,5 7,11 0,11'),
        gape: 16,
        nostril: [0, -5],
      },
      markings: (layer) => {
        form(layer, svgPoints('60,-14 30,-8 6,-10 -22,0 -50,4 -50,60 60,60'), toneOf('#6fc35c'), {
          tremble: 1.8,
          shadow: 0.6,
          hair: 70,
        });
        layer.ctx.strokeStyle = '#5d6a44';
        layer.ctx.lineWidth = 2.6;
        for (let i = 0; i < 5; i++) {
          layer.ctx.beginPath();
          layer.ctx.arc(16, -32, 36 + (i % 2), 2.5 + i * 0.24, 2.62 + i * 0.24);
          layer.ctx.stroke();
          layer.ctx.beginPath();
          layer.ctx.arc(16, -32, 29, 2.4 + i * 0.26, 2.5 + i * 0.26);
          layer.ctx.stroke();
        }
        for (const [x, y] of [
          [14, -8],
          [25, -5],
          [37, -7],
        ] as const)
          layer.disc([x, y], 2.8, '#3c4a5a');
      },
    },
    shapesOf(
      [-82, -126, 54, 5, 14, -88, 36],
      [-101, -182, 70, -27, 32, -104, 36],
      [-99, -149, 87, 1, 6, -111, 36],
    ),
  ),
);
